/** What is set and printed, for processes that do nothing else: they begin without the service around it. */
export { type ArtFace, artFace, type FaceFiles } from "./art-face.ts";
export { type PdfPage, type TextHow, writePdf } from "./document.ts";
export { type Outlined, outlinedText } from "./outlined.ts";
