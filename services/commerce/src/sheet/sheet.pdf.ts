import { namedColor } from "@carloom/build/colors";
import { formatDate, formatMoney, type Language, type Translate } from "@carloom/i18n";
import { type PdfPage, writePdf } from "@carloom/platform";
import type { Shown } from "@carloom/threed";
import encodeQR from "qr";
import type { DesignPrice } from "../design/price.ts";

export type SheetInput = {
  shown: Shown;
  /** Null where nothing is sold. */
  price: DesignPrice | null;
  /** JPEG or PNG; null where there is none. */
  picture: Uint8Array | null;
  /** Where the build is seen. */
  address: string;
  productName: string;
  language: Language;
  t: Translate;
  now: Date;
};

type Row = { name: string; value: string; note?: string; amount?: string; swatch?: string };
type Total = { name: string; amount: string; strong: boolean };
type Section = { title: string; rows: Row[]; empty: string | null };

const INK = "#14171a";
const SOFT = "#5b6268";
const RULE = "#c9cdd0";
const MARGIN = 48;
const ROW = 19;
const QR = 58;

/** What the build is made of, as rows with what they cost. */
function sectionsOf({ shown, price, language, t }: SheetInput): Section[] {
  const { build, template, parts } = shown.design;
  const { zones, slots } = template.manifest;
  const money = (amount: number) => (price ? formatMoney(language, amount, price.currency) : "");
  const lineOf = (kind: "PART" | "STICKER", reference: string) =>
    price?.lines.find((line) => line.kind === kind && line.reference === reference);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const paint: Row[] = zones.flatMap(({ id, label }) => {
    const paint = build.paint[id];
    if (!paint) return [];
    const named = namedColor(paint.color);
    const color = paint.color.toUpperCase();
    return [
      {
        name: label[language],
        value: named ? t(`studio.color.${named.id}`) : color,
        note: named ? `${t(`studio.finish.${paint.finish}`)}, ${color}` : t(`studio.finish.${paint.finish}`),
        swatch: paint.color,
      },
    ];
  });
  const mounted: Row[] = parts.map(({ slot, part }) => {
    const line = lineOf("PART", slot);
    return {
      name: slots.find(({ id }) => id === slot)?.label[language] ?? slot,
      value: part.title[language],
      ...(line && line.quantity > 1 && { note: `× ${line.quantity}` }),
      ...(line && { amount: money(line.total) }),
    };
  });
  const stickers: Row[] = build.stickers.flatMap((placed) => {
    if (placed.hidden) return [];
    const { art, size } = placed;
    const line = lineOf("STICKER", placed.id);
    const name =
      art.kind === "text"
        ? `“${art.text.replace(/\s+/g, " ")}”`
        : art.kind === "library"
          ? (shown.design.stickers.get(art.uuid)?.title[language] ?? t("viewer.sticker-own"))
          : art.kind === "shape" || art.kind === "vinyl"
            ? (placed.name ?? t("viewer.sticker-own"))
            : t("viewer.sticker-own");
    const area = line?.areaCm2 ? `${number.format(line.areaCm2)} cm²` : "";
    const count = line && line.quantity > 1 ? `× ${line.quantity}` : "";
    return [
      {
        name,
        value: `${number.format(size[0] * 1000)} × ${number.format(size[1] * 1000)} mm`,
        note: [area, count].filter(Boolean).join(", "),
        ...(line && { amount: money(line.total) }),
      },
    ];
  });
  return [
    { title: t("viewer.paint"), rows: paint, empty: t("viewer.paint-stock") },
    { title: t("viewer.parts"), rows: mounted, empty: t("viewer.parts-stock") },
    { title: t("viewer.stickers"), rows: stickers, empty: null },
  ];
}

function totalsOf({ price, language, t }: SheetInput): Total[] {
  if (!price || price.lines.length === 0) return [];
  const money = (amount: number) => formatMoney(language, amount, price.currency);
  return [
    ...price.sums.map(({ kind, amount }) => ({
      name: t(`sums.${kind}`),
      amount: money(amount),
      strong: kind === "total",
    })),
    // beside the total, not in it
    ...(price.shippingFrom === null
      ? []
      : [{ name: t("studio.price.shipping"), amount: money(price.shippingFrom), strong: false }]),
  ];
}

/** A sheet to keep or to print: picture, paints, parts, stickers, and what it costs in the channel's currency. */
export async function sheetPdf(input: SheetInput): Promise<Uint8Array> {
  const { shown, picture, address, productName, language, t, now } = input;
  const sections = sectionsOf(input);
  const totals = totalsOf(input);
  const date = formatDate(language, now, "long");
  const by = shown.userName ? t("viewer.by", { name: shown.userName }) : "";
  const car = [shown.design.template.title[language], by].filter(Boolean).join(" · ");
  const notes = [
    totals.length > 0 ? t("viewer.pdf-price", { date }) : "",
    input.price?.hasProblems ? t("viewer.pdf-problems") : "",
  ].filter(Boolean);
  const from = shown.origin ? `${t("viewer.remix-of")} ${shown.origin.title}` : "";
  const texts = [
    ...sections.flatMap(({ title, rows, empty }) => [
      title,
      empty ?? "",
      ...rows.flatMap(({ name, value, note, amount }) => [name, value, note ?? "", amount ?? ""]),
    ]),
    ...totals.flatMap(({ name, amount }) => [name, amount]),
    ...notes,
    productName,
    date,
    car,
    from,
    shown.title,
    address,
  ];
  return writePdf({ title: shown.title, language, texts }, (page) => {
    const right = page.width - MARGIN;
    const inner = right - MARGIN;
    let number = 1;
    const foot = () => {
      page.text(address, MARGIN, page.height - 32, { size: 8, color: SOFT, link: address });
      page.text(String(number), right, page.height - 32, { size: 8, color: SOFT, align: "right" });
    };
    const head = () => {
      page.text(productName, MARGIN, 44, { size: 11, weight: "bold" });
      page.text(date, right, 44, { size: 9, color: SOFT, align: "right" });
    };
    let y = 60;
    const room = (height: number) => {
      if (y + height <= page.height - 56) return;
      foot();
      page.next();
      number++;
      head();
      y = 76;
    };
    head();
    if (picture) {
      const height = (inner * 630) / 1200;
      page.picture(picture, MARGIN, y, inner, height);
      y += height;
    }
    y += 34;
    drawQr(page, y - 22);
    const beside = inner - QR - 16;
    for (const line of page.wrap(shown.title, beside, { size: 22, weight: "bold" })) {
      page.text(line, MARGIN, y, { size: 22, weight: "bold" });
      y += 27;
    }
    page.text(car, MARGIN, y - 8, { size: 10, color: SOFT, width: beside });
    if (from) page.text(from, MARGIN, (y += 14) - 8, { size: 10, color: SOFT, width: beside });
    y += 18;
    for (const section of sections) drawSection(page, section);
    drawTotals(page);
    foot();

    function drawSection(to: PdfPage, { title, rows, empty }: Section): void {
      if (rows.length === 0 && empty === null) return;
      room(24 + ROW * Math.min(2, Math.max(1, rows.length)));
      to.text(title, MARGIN, (y += 14), { size: 11, weight: "bold" });
      to.line(MARGIN, (y += 6), right, y, INK);
      if (rows.length === 0) to.text(empty ?? "", MARGIN, y + 13, { size: 9, color: SOFT });
      for (const { name, value, note, amount, swatch } of rows) {
        room(ROW);
        const base = y + 13;
        if (swatch) to.box(MARGIN, y + 5, 10, 10, swatch, RULE);
        to.text(name, MARGIN + (swatch ? 18 : 0), base, { size: 9, color: SOFT, width: inner * 0.34 - 20 });
        to.text(value, MARGIN + inner * 0.34, base, { size: 9, weight: "bold", width: inner * 0.34 - 8 });
        if (note)
          to.text(note, MARGIN + inner * 0.68, base, { size: 9, color: SOFT, width: inner * (amount ? 0.17 : 0.32) });
        if (amount) to.text(amount, right, base, { size: 9, align: "right" });
        y += ROW;
        to.line(MARGIN, y, right, y, RULE);
      }
      y += rows.length === 0 ? 22 : 8;
    }

    /** The way from paper back to the screen. */
    function drawQr(to: PdfPage, top: number): void {
      const rows = encodeQR(address, "raw", { ecc: "medium", border: 1 });
      const cell = QR / rows.length;
      // a hair wider than the grid, so that no gap shows between two
      for (const [row, modules] of rows.entries())
        for (const [column, dark] of modules.entries())
          if (dark) to.box(right - QR + column * cell, top + row * cell, cell + 0.1, cell + 0.1, INK);
    }

    function drawTotals(to: PdfPage): void {
      if (totals.length === 0) return;
      room(ROW * totals.length + 40);
      y += 6;
      for (const { name, amount, strong } of totals) {
        const how = strong ? ({ size: 14, weight: "bold" } as const) : { size: 9 };
        y += strong ? 22 : 16;
        to.text(name, MARGIN + inner * 0.5, y, { ...how, color: strong ? INK : SOFT });
        to.text(amount, right, y, { ...how, align: "right" });
      }
      y += 20;
      for (const note of notes)
        for (const line of to.wrap(note, inner, { size: 8 })) {
          room(12);
          to.text(line, MARGIN, y, { size: 8, color: SOFT });
          y += 11;
        }
    }
  });
}
