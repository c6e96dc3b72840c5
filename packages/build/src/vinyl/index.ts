export { coveredBy } from "./covered.ts";
export { boxIn, hardestLetters, textsIn, type VinylText } from "./letters.ts";
export { type Matrix, placed, posed, times, unposed } from "./matrix.ts";
export { recolorVinyl, vinylColors } from "./recolor.ts";
export { readVinyl, VinylContent, VinylPiece, type VinylReading, vinylText } from "./schema.ts";
