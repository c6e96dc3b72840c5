import { formatDate, type Language } from "@carloom/i18n";
import { addressLines } from "@carloom/i18n/address";
import { translate } from "@carloom/i18n/merge";
import { type PdfPage, writePdf } from "@carloom/platform";
import type { StoredAddress } from "../tables.ts";
import type { AssemblyFiles } from "./assembly.data.ts";
import { type Flow, flowOn, MARGIN, PAPER, paperHead, RULE, SOFT } from "./flow.ts";

export type SlipLine = {
  name: string;
  /** What the shop itself calls it, where that is something else. */
  own: string | null;
  note: string;
  sku: string;
  quantity: number;
  picture: Uint8Array | null;
  /** How it is cut, x and y in turns, where it is film and has no picture. */
  outline: readonly (readonly number[])[] | null;
};
export type SlipInput = {
  language: Language;
  productName: string;
  /** As it stands on the parcel: of the order, and of the parcel in it. */
  number: string;
  parcel: number | null;
  /** Of the order: the slip has no other date. */
  date: Date;
  seller: { name: string; address: readonly string[]; email: string };
  address: StoredAddress;
  isCarried: boolean;
  delivery: string;
  lines: readonly SlipLine[];
  /** Pieces of film that lie in it, by their design. */
  films: readonly { title: string; files: AssemblyFiles }[];
  note: string;
};

const PICTURE = 54;
/** Pieces of film that are drawn of a design; the assembly sheet has all. */
const MOST_DRAWN = 60;

/** The sheet that lies in a parcel: what it holds with pictures, without prices. */
export async function slipPdf(input: SlipInput): Promise<Uint8Array> {
  const { language, number } = input;
  const t = translate(language);
  const heading = `${t("paper.slip")} #${number}`;
  return writePdf({ title: heading, language, date: input.date }, (page) => {
    const top = paperHead(page, {
      from: input.productName,
      title: t("paper.slip"),
      lines: [
        t("paper.order", { number }),
        ...(input.parcel === null ? [] : [t("paper.slip.parcel", { number: input.parcel })]),
        ...(input.delivery ? [input.delivery] : []),
      ],
      date: formatDate(language, input.date, "long"),
    });
    const { seller } = input;
    const foot = [seller.name, seller.address.join(", "), seller.email].filter(Boolean).join(" · ");
    const flow = flowOn(page, top, heading, foot);
    if (input.isCarried) {
      flow.text(t("paper.slip.to"), { size: 8.5, color: SOFT });
      flow.y += 3;
      const { phone } = input.address;
      for (const line of [...addressLines(input.address, language), ...(phone ? [phone] : [])])
        flow.text(line, { size: 11, weight: "bold" });
      flow.y += 6;
    }
    flow.heading(t("paper.slip.contents"), undefined, PICTURE + 14);
    for (const line of input.lines) goods(flow, line, t("paper.slip.sku", { sku: line.sku }));
    if (input.lines.length === 0) flow.text(t("paper.slip.nothing"));
    for (const { title, files } of input.films) pieces(flow, title, files, language);
    if (input.note) {
      flow.heading(t("paper.slip.note"));
      flow.text(input.note);
    }
  });
}

function goods(flow: Flow, line: SlipLine, sku: string): void {
  const { page } = flow;
  const left = MARGIN + PICTURE + 14;
  const wide = flow.width - PICTURE - 14 - 60;
  const names = page.wrap(line.name, wide, { size: 10.5, weight: "bold" });
  const notes = [line.note, line.own ?? "", line.sku ? sku : ""].flatMap((text) =>
    page.wrap(text, wide, { size: 8.5 }),
  );
  const height = Math.max(PICTURE, names.length * 14 + notes.length * 12) + 14;
  flow.room(height);
  const top = flow.y - 10;
  if (line.picture) page.picture(line.picture, MARGIN, top, PICTURE, PICTURE);
  else if (line.outline) outline(page, line.outline, MARGIN, top, PICTURE, PICTURE);
  else page.box(MARGIN, top, PICTURE, PICTURE, PAPER, RULE);
  page.text(`× ${line.quantity}`, MARGIN + flow.width, flow.y + 2, { size: 13, weight: "bold", align: "right" });
  let y = flow.y;
  for (const name of names) {
    page.text(name, left, y, { size: 10.5, weight: "bold" });
    y += 14;
  }
  for (const note of notes) {
    page.text(note, left, y, { size: 8.5, color: SOFT });
    y += 12;
  }
  flow.y = top + height + 8;
  page.line(MARGIN, flow.y - 14, MARGIN + flow.width, flow.y - 14, RULE);
}

/** Every piece as it is cut, with its number and its size, so that whoever opens the parcel can count them. */
function pieces(flow: Flow, title: string, { assembly }: AssemblyFiles, language: Language): void {
  const t = translate(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const steps = [...assembly.steps].sort((a, b) => a.piece - b.piece);
  if (steps.length === 0) return;
  const [columns, gap, tall] = [6, 10, 50];
  const wide = (flow.width - gap * (columns - 1)) / columns;
  flow.heading(title, t("paper.slip.pieces", { count: steps.length }), tall + 34);
  const shown = steps.slice(0, MOST_DRAWN);
  for (let i = 0; i < shown.length; i += columns) {
    flow.room(tall + 34);
    for (const [k, step] of shown.slice(i, i + columns).entries()) {
      const x = MARGIN + k * (wide + gap);
      outline(flow.page, step.outline, x, flow.y - 6, wide, tall);
      const panel = assembly.labels[step.panel]?.[language] || assembly.labels[step.panel]?.en || step.panel;
      flow.page.text(`${step.piece} · ${panel}`, x, flow.y + tall + 6, { size: 7.5, weight: "bold", width: wide });
      const size = t("production.size", { width: number.format(step.width), height: number.format(step.height) });
      flow.page.text(size, x, flow.y + tall + 16, { size: 7, color: SOFT, width: wide });
    }
    flow.y += tall + 34;
  }
  if (steps.length > shown.length)
    flow.text(t("paper.slip.more", { count: steps.length - shown.length }), { size: 8.5, color: SOFT });
}

function outline(
  page: PdfPage,
  paths: readonly (readonly number[])[],
  x: number,
  y: number,
  wide: number,
  tall: number,
) {
  const values = paths.flat();
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [i, value] of values.entries())
    if (i % 2 === 0) [x0, x1] = [Math.min(x0, value), Math.max(x1, value)];
    else [y0, y1] = [Math.min(y0, value), Math.max(y1, value)];
  if (!(x1 > x0) || !(y1 > y0)) return;
  const scale = Math.min(wide / (x1 - x0), tall / (y1 - y0));
  const [left, bottom] = [x + (wide - (x1 - x0) * scale) / 2, y + (tall + (y1 - y0) * scale) / 2];
  page.lines(
    paths.map((path) =>
      path.map((value, i) => (i % 2 === 0 ? left + (value - x0) * scale : bottom - (value - y0) * scale)),
    ),
    { fill: "#d9e4f5", color: "#2f6fd0", width: 0.6 },
  );
}
