declare module "fontkit" {
  export type Glyph = { path: { commands: readonly { command: string; args: readonly number[] }[] } };
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type Font = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[]; positions: Position[] } };
  export function create(bytes: Uint8Array): Font;
}
