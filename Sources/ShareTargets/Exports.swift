// Importing the library also imports the item that it describes.
@_exported public import XExtensionItem
