import { AssetRefusal } from "../../refusal.ts";

/** CSS px a unit. */
const UNITS: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
};

const LARGEST = 100_000;

function length(text: string | undefined): number | null {
  const match = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? "");
  const unit = UNITS[(match?.[2] ?? "").toLowerCase()];
  const value = Number(match?.[1]) * (unit ?? Number.NaN);
  return value > 0 && value <= LARGEST ? value : null;
}

/** Size of an SVG in CSS px, from width and height or from the viewBox. Throws AssetRefusal when neither says. */
export function svgSize(attributes: ReadonlyMap<string, string>): { width: number; height: number } {
  const box = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const hasBox = boxWidth > 0 && boxHeight > 0 && boxWidth <= LARGEST && boxHeight <= LARGEST;
  const width = length(attributes.get("width"));
  const height = length(attributes.get("height"));
  if (width && height) return { width, height };
  if (hasBox && width) return { width, height: (width * boxHeight) / boxWidth };
  if (hasBox && height) return { width: (height * boxWidth) / boxHeight, height };
  if (hasBox) return { width: boxWidth, height: boxHeight };
  throw new AssetRefusal("svg-size");
}
