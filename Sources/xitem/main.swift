import Essentials
import XItemCommands

exit(await Tool.main().rawValue)
