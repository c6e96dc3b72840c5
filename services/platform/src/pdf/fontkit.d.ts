declare module "fontkit" {
  export type Glyph = {
    id: number;
    advanceWidth: number;
    path: { commands: readonly { command: string; args: readonly number[] }[] };
  };
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    fullName?: string | null;
    familyName?: string | null;
    characterSet: number[];
    "OS/2"?: {
      fsType: Record<"noEmbedding" | "viewOnly" | "editable" | "noSubsetting" | "bitmapOnly", boolean>;
    };
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  };
  export function create(bytes: Uint8Array): Font;
}
