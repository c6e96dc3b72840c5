import type { ArtFile } from "../src/index.ts";

const svg = (width: number, height: number, body: string): ArtFile => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`,
  aspect: width / height,
});

function checker(): string {
  let cells = "";
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      cells += `<rect x="${x * 32}" y="${y * 32}" width="32" height="32" fill="${(x + y) % 2 ? "#111" : "#fff"}"/>`;
  return cells;
}

const ARTS: readonly ArtFile[] = [
  svg(
    256,
    256,
    `${checker()}<text x="128" y="154" font-size="76" font-weight="700" fill="#e00" text-anchor="middle" font-family="sans-serif">GRID</text>`,
  ),
  svg(
    400,
    400,
    `<circle cx="200" cy="200" r="192" fill="#f4f2ec" stroke="#ff5a1f" stroke-width="14"/><text x="200" y="290" font-size="250" font-weight="900" font-style="italic" fill="#101114" text-anchor="middle" font-family="sans-serif">27</text>`,
  ),
  svg(
    320,
    600,
    `<rect x="60" width="80" height="600" fill="#f4f2ec"/><rect x="180" width="80" height="600" fill="#f4f2ec"/><rect x="30" width="14" height="600" fill="#ff5a1f"/><rect x="276" width="14" height="600" fill="#ff5a1f"/>`,
  ),
  svg(
    300,
    300,
    `<path d="M150 10 188 108 292 114 211 180 238 282 150 224 62 282 89 180 8 114 112 108z" fill="#ffd400" stroke="#111" stroke-width="8"/>`,
  ),
];

/** Art of our own by the last digit of a uuid: grid, roundel, stripes, star. */
export function sampleArt(uuid: string): ArtFile {
  const art = ARTS[Number.parseInt(uuid.slice(-1), 16) % ARTS.length];
  if (!art) throw new Error("unknown art");
  return art;
}
