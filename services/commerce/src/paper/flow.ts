import type { PdfPage, TextHow } from "@carloom/platform";

export const INK = "#14171a";
export const SOFT = "#5b6268";
export const RULE = "#c9cdd0";
export const PAPER = "#f3f4f3";
export const ACCENT = "#b3261e";
export const MARGIN = 48;
const FOOT = 56;

export type Column = { title: string; width: number; align?: "left" | "right" };
/** A cell is text, lines of it or both strong and quiet. */
export type CellText = string | { text: string; note?: string; strong?: boolean };

/** What is written from the top of a page to its foot and on to the next. Points. */
export type Flow = {
  readonly page: PdfPage;
  readonly width: number;
  /** Base of what comes next. */
  y: number;
  /** A new page where so much does not stand on this one. @returns whether there is one */
  room(height: number): boolean;
  /** @param keep height of what is not parted from it */
  heading(text: string, beside?: string, keep?: number): void;
  text(text: string, how?: Partial<TextHow> & { indent?: number }): void;
  /** Lines with a mark before each. */
  list(items: readonly string[]): void;
  facts(pairs: readonly (readonly [label: string, value: string])[]): void;
  /** Rows under headings that stand again on each page; what is too wide for its column goes on below. */
  table(columns: readonly Column[], rows: readonly (readonly CellText[])[]): void;
};

const SIZE = 9.5;
const LEADING = 13;

/** @param head what stands at the top of each page after the first */
export function flowOn(page: PdfPage, top: number, head: string, foot: string): Flow {
  const width = page.width - 2 * MARGIN;
  const right = MARGIN + width;
  page.every((number, of) => {
    page.line(MARGIN, page.height - 46, right, page.height - 46, RULE);
    page.text(foot, MARGIN, page.height - 32, { size: 8, color: SOFT, width: width - 60 });
    page.text(`${number} / ${of}`, right, page.height - 32, { size: 8, color: SOFT, align: "right" });
    if (number > 1) page.text(head, MARGIN, 40, { size: 8, color: SOFT, width });
  });
  const flow: Flow = {
    page,
    width,
    y: top,
    room(height) {
      if (flow.y + height <= page.height - FOOT) return false;
      page.next();
      flow.y = 64;
      return true;
    },
    heading(text, beside, keep = 40) {
      flow.room(keep + 34);
      flow.y += 10;
      page.text(text, MARGIN, flow.y, { size: 12, weight: "bold", width: width * 0.7 });
      if (beside) page.text(beside, right, flow.y, { size: 9, color: SOFT, align: "right", width: width * 0.3 });
      page.line(MARGIN, flow.y + 6, right, flow.y + 6, INK);
      flow.y += 24;
    },
    text(text, { indent = 0, size = SIZE, ...how } = {}) {
      for (const line of page.wrap(text, width - indent, { size, ...(how.weight && { weight: how.weight }) })) {
        flow.room(size + 4);
        page.text(line, MARGIN + indent, flow.y, { size, ...how });
        flow.y += size + 4;
      }
    },
    list(items) {
      for (const item of items)
        for (const [i, line] of page.wrap(item, width - 14, { size: SIZE }).entries()) {
          flow.room(LEADING);
          if (i === 0) page.box(MARGIN + 2, flow.y - 5, 3, 3, INK);
          page.text(line, MARGIN + 14, flow.y, { size: SIZE });
          flow.y += LEADING;
        }
    },
    facts(pairs) {
      for (const [label, value] of pairs) {
        const lines = page.wrap(value, width - 150, { size: SIZE });
        flow.room(lines.length * LEADING);
        page.text(label, MARGIN, flow.y, { size: SIZE, color: SOFT, width: 140 });
        for (const line of lines) {
          page.text(line, MARGIN + 150, flow.y, { size: SIZE });
          flow.y += LEADING;
        }
      }
    },
    table(columns, rows) {
      const [used, spare] = [columns.reduce((sum, column) => sum + column.width, 0), 8];
      const scale = width / used;
      const places = columns.map((column, i) => {
        const left = columns.slice(0, i).reduce((sum, one) => sum + one.width * scale, MARGIN);
        return { ...column, left, width: column.width * scale - spare };
      });
      const put = (
        place: (typeof places)[number],
        text: string,
        y: number,
        how: Pick<TextHow, "size"> & Partial<Pick<TextHow, "weight" | "color">>,
      ) =>
        place.align === "right"
          ? page.text(text, place.left + place.width, y, { ...how, align: "right" })
          : page.text(text, place.left, y, how);
      const headings = () => {
        const wrapped = places.map((place) => page.wrap(place.title, place.width, { size: 8 }));
        const tall = Math.max(1, ...wrapped.map((lines) => lines.length));
        for (const [i, place] of places.entries())
          for (const [k, line] of (wrapped[i] ?? []).entries())
            put(place, line, flow.y + k * 10, { size: 8, color: SOFT });
        flow.y += tall * 10 - 4;
        page.line(MARGIN, flow.y, right, flow.y, RULE);
        flow.y += 14;
      };
      flow.room(48);
      headings();
      for (const row of rows) {
        const cells = places.map((place, i) => {
          const cell = row[i] ?? "";
          const { text, note, strong } =
            typeof cell === "string" ? { text: cell } : { strong: false, note: "", ...cell };
          const weight = strong ? ("bold" as const) : ("regular" as const);
          return {
            weight,
            lines: page.wrap(text, place.width, { size: 9, weight }),
            notes: page.wrap(note ?? "", place.width, { size: 8 }),
          };
        });
        const tall = Math.max(1, ...cells.map(({ lines, notes }) => lines.length + notes.length)) * 12;
        if (flow.room(Math.min(tall, 400) + 6)) headings();
        const from = flow.y;
        let most = from;
        for (const [i, place] of places.entries()) {
          const cell = cells[i];
          let y = from;
          for (const line of cell?.lines ?? []) {
            put(place, line, y, { size: 9, weight: cell?.weight ?? "regular" });
            y += 12;
          }
          for (const line of cell?.notes ?? []) {
            put(place, line, y, { size: 8, color: SOFT });
            y += 12;
          }
          most = Math.max(most, y);
        }
        flow.y = Math.max(most, from + 12);
        page.line(MARGIN, flow.y - 7, right, flow.y - 7, RULE);
        flow.y += 8;
      }
    },
  };
  return flow;
}

/** Who writes and what a sheet is, at the top of its first page. @returns where the rest begins */
export function paperHead(
  page: PdfPage,
  of: { from: string; title: string; lines: readonly string[]; date: string },
): number {
  const right = page.width - MARGIN;
  const width = right - MARGIN;
  page.text(of.from, MARGIN, 52, { size: 11, weight: "bold", width: width * 0.6 });
  page.text(of.date, right, 52, { size: 9, color: SOFT, align: "right" });
  let y = 84;
  for (const line of page.wrap(of.title, width, { size: 22, weight: "bold" })) {
    page.text(line, MARGIN, y, { size: 22, weight: "bold" });
    y += 27;
  }
  y -= 8;
  for (const line of of.lines.flatMap((one) => page.wrap(one, width, { size: 10 }))) {
    page.text(line, MARGIN, y, { size: 10, color: SOFT });
    y += 14;
  }
  return y + 10;
}
