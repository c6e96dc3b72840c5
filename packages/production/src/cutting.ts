/** Cutting alone, as threads do it that share a build's work. */
export { buffersOf, type KeptPiece } from "./piece/kept.ts";
export { type CutInput, filmsUnder, keptPieces, numbered, type OneFilm } from "./piece/pieces.ts";
