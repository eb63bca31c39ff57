# Converts canonical JSON to a description, and with `--arg back 1` a description to JSON.
# See Schemas/conformance/v1/description.schema.json.

def describe:
  if type == "object" then
    (if length == 1 then keys[0] else "" end) as $only
    | if $only | IN("$data", "$date", "$integer", "$url") then {($only[1:]): .[$only]}
      elif $only | startswith("$$") then {dictionary: [[$only[1:], (.[$only] | describe)]]}
      else {dictionary: [to_entries[] | [.key, (.value | describe)]]} end
  elif type == "array" then map(describe)
  elif type == "number" then
    if . == floor and fabs <= 9007199254740991 then {integer: tostring} else {real: tostring} end
  else . end;

def value:
  if type == "array" then map(value)
  elif type != "object" then .
  elif has("dictionary") then
    (if .dictionary | length == 1 and (.[0][0] | startswith("$")) then "$" else "" end) as $escape
    | (.dictionary | map(.[0]) | length - (unique | length)) as $twice
    | if $twice > 0 then error("duplicate key") else . end
    | .dictionary | map({key: ($escape + .[0]), value: (.[1] | value)}) | from_entries
  elif has("real") then .real | tonumber
  elif has("integer") and (.integer | tonumber | fabs <= 9007199254740991) then .integer | tonumber
  elif has("tag") then {(.tag[0]): (.tag[1] | value)}
  else with_entries(.key |= "$" + .) end;

if $ARGS.named.back then value else describe end
