export {
  cssFont,
  fontFor,
  fontOf,
  inFace,
  loadFont,
  loadFonts,
  TEXT_FONTS,
  type TextFont,
} from "@carloom/stage/art-files";
