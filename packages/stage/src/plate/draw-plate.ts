import type { Plate, PlateForm } from "@carloom/build";
import { drawTextArt, textArtAspect } from "../livery/text-art.ts";
import type { ArtFont } from "../types.ts";

type Look = { ground: string; rear?: string; ink: string; band?: string };

/** Colours alone tell where a plate is from: no seal, no flag, no official letter. */
const LOOKS: Readonly<Record<PlateForm, Look>> = {
  eu: { ground: "#f1f1ec", ink: "#111214", band: "#1f4aa0" },
  de: { ground: "#f1f1ec", ink: "#111214", band: "#1f4aa0" },
  uk: { ground: "#f1f1ec", rear: "#f2bd1d", ink: "#111214" },
  kr: { ground: "#f1f1ec", ink: "#111214" },
  jp: { ground: "#f1f1ec", ink: "#11603b" },
  us: { ground: "#f1f1ec", ink: "#1b2d5b" },
};
/** Shares of the plate's height. */
const BAND = 0.42;
const EDGE = 0.045;
const CAPITAL = 0.66;
/** The condensed face fills a plate when it is drawn so much wider. */
const WIDER = 1.3;

type Box = { x: number; y: number; width: number; height: number };

/** Japan's in lines: region and class above, a syllable before the number. Null where a text is not like that. */
export function linesOfJapan(text: string): { region: string; kana: string; number: string } | null {
  const found =
    /^(\p{Script=Han}{1,4})\s*([0-9A-Z]{1,3})\s*([\p{Script=Hiragana}A-Z])\s*([0-9]{1,2}[-・]?[0-9]{1,2})$/u.exec(text);
  if (!found) return null;
  const [, region = "", group = "", kana = "", number = ""] = found;
  return { region: `${region} ${group}`, kana, number };
}

/** Draws a plate so that it fills the canvas. @param font the face of its form, loaded */
export function drawPlate(canvas: HTMLCanvasElement, plate: Plate, rear: boolean, font: ArtFont): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const look = LOOKS[plate.form];
  context.fillStyle = (rear && look.rear) || look.ground;
  context.fillRect(0, 0, width, height);
  const edge = height * EDGE;
  const band = look.band ? height * BAND : 0;
  context.save();
  context.beginPath();
  context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, height * 0.09);
  context.clip();
  if (look.band) {
    context.fillStyle = look.band;
    context.fillRect(0, 0, band, height);
  }
  context.restore();
  context.beginPath();
  context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, height * 0.09);
  context.lineWidth = height * 0.028;
  context.strokeStyle = look.ink;
  context.stroke();
  if (!plate.text) return;

  const letters = (text: string, box: Box, widened = false) => {
    const art = { kind: "text", text, font: "", color: look.ink } as const;
    const aspect = textArtAspect(art, font) * (widened ? WIDER : 1);
    const [w, h] =
      aspect * box.height > box.width ? [box.width, box.width / aspect] : [aspect * box.height, box.height];
    const drawn = document.createElement("canvas");
    [drawn.width, drawn.height] = [Math.max(1, Math.round(w)), Math.max(1, Math.round(h))];
    drawTextArt(drawn, art, font);
    context.drawImage(drawn, box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h);
  };
  const left = Math.max(band, edge) + height * 0.14;
  const room = { x: left, y: 0, width: width - edge - height * 0.14 - left, height };
  const lines = plate.form === "jp" ? linesOfJapan(plate.text) : null;
  const inside = (box: Box, share: number): Box => ({
    ...box,
    y: box.y + (box.height * (1 - share)) / 2,
    height: box.height * share,
  });
  if (!lines) return letters(plate.text, inside(room, CAPITAL), plate.form !== "kr" && plate.form !== "jp");
  const side = room.width * 0.36;
  letters(lines.region, inside({ ...room, width: side, y: height * 0.08, height: height * 0.44 }, 0.72));
  letters(lines.kana, inside({ ...room, width: side, y: height * 0.48, height: height * 0.44 }, 0.72));
  const after = side + height * 0.14;
  letters(lines.number, inside({ ...room, x: room.x + after, width: room.width - after }, CAPITAL));
}
