/** Breakpoints in CSS px: small, medium, large, extra-large. */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;
/** Between columns and between rows, px. */
export const GUTTER = 20;
/** A tile, in columns and rows. */
export const TILE = { columns: 12, rows: 8 } as const;

/** Columns of the grid at a window width in px. */
export function gridColumns(windowWidth: number): number {
  if (windowWidth >= BREAKPOINTS.lg) return 36;
  return windowWidth >= BREAKPOINTS.md ? 24 : 12;
}

/** Size of a tile in px in a grid `gridWidth` px wide: the row unit is the column width. */
export function tileSize(gridWidth: number, columns: number): { width: number; height: number } {
  const unit = (gridWidth - (columns - 1) * GUTTER) / columns;
  const span = (units: number) => units * unit + (units - 1) * GUTTER;
  return { width: span(TILE.columns), height: span(TILE.rows) };
}

/** Tiles of the first row on the widest grid: only those load at once. */
export const FIRST_ROW = 36 / TILE.columns;
