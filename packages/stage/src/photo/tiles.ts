import { halton } from "../halton.ts";

/** Part of a picture, pixels from the top left. */
export type Tile = { x: number; y: number; width: number; height: number };

/** Covers a picture with tiles of at most `size` pixels a side, row by row. */
export function tilesOf(width: number, height: number, size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      tiles.push({ x, y, width: Math.min(size, width - x), height: Math.min(size, height - y) });
    }
  return tiles;
}

/** Sub-pixel shift of a sample, −0.5…0.5. */
export function frames(sample: number): { x: number; y: number } {
  return { x: halton(sample + 1, 2) - 0.5, y: halton(sample + 1, 3) - 0.5 };
}

/** A point of the lens, evenly spread over its disc; metres. */
export function lensOffset(sample: number, radius: number): { x: number; y: number } {
  const r = radius * Math.sqrt(halton(sample + 1, 5));
  const angle = 2 * Math.PI * halton(sample + 1, 7);
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
}

/** A tile with pixels of the picture around it, as far as there are any. */
export function withMargin(tile: Tile, margin: number, width: number, height: number): Tile {
  const [x, y] = [Math.max(0, tile.x - margin), Math.max(0, tile.y - margin)];
  return {
    x,
    y,
    width: Math.min(width, tile.x + tile.width + margin) - x,
    height: Math.min(height, tile.y + tile.height + margin) - y,
  };
}
