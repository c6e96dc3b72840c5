export { cssFont, fontFor, fontOf, loadFont, loadFonts, TEXT_FONTS, type TextFont } from "@carloom/stage/art-files";
