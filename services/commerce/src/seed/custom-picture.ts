import sharp from "sharp";

/** Pixels, as pictures of parts have. */
const SIZE = 720;

/** A picture somebody brought, laminated and cut to its outline. */
const PRINT = `<clipPath id="cut"><rect x="56" y="52" width="380" height="300" rx="70"/></clipPath>
  <rect x="36" y="32" width="420" height="340" rx="90" fill="#fdfdfb"/>
  <g clip-path="url(#cut)"><rect x="56" y="52" width="380" height="300" fill="#e8b23c"/>
    <circle cx="322" cy="158" r="58" fill="#fbf1cf"/>
    <path d="M56 300 190 140l84 106 54-58 108 112v60H56z" fill="#c4222b"/>
    <path d="M56 352V318l92-52 88 44 82-36 118 62v20z" fill="#14171a"/></g>`;

/** Cut letters, drawn as strokes: no face of the machine has a part in it. */
const LETTERS = `<g fill="none" stroke="#14171a" stroke-width="46" stroke-linejoin="round" stroke-linecap="round">
    <path d="M46 300 136 66l90 234M82 216h108"/><path d="M424 140v160M424 220a76 80 0 1 1-.01-1"/></g>
  <path d="M34 352h412" stroke="#c4222b" stroke-width="18" stroke-linecap="round"/>`;

const ART = { "custom-print": PRINT, "custom-lettering": LETTERS } as const;

/** Film on its backing paper, on the ground that stickers are shown on: art and letters stand for the buyer's own. @returns WebP */
export function customPicture(sku: keyof typeof ART): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 720 720">
    <defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>
    <rect width="720" height="720" fill="#6f7276"/>
    <g transform="translate(108 150) rotate(-6 250 210)">
      <rect x="-4" y="16" width="520" height="420" rx="6" fill="#000" opacity=".38" filter="url(#soft)"/>
      <rect x="-10" y="-4" width="520" height="420" rx="6" fill="${sku === "custom-print" ? "#c9cdd0" : "#f7f5ef"}"/>
      <g transform="translate(4 8)">${ART[sku]}</g>
    </g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer();
}
