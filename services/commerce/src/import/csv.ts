import { isUtf8 } from "node:buffer";

/** A file of values with a line of names at its beginning, read where it lies: no line is held longer than it is looked at. */
export type CsvFile = { bytes: Buffer; separator: number; start: number };
export type CsvLine = {
  cells: string[];
  /** Where the next line begins. */
  next: number;
};

/** Why a file is none that can be read. */
export class CsvRefusal extends Error {
  override name = "CsvRefusal";
  readonly code: "EMPTY" | "NOT_UTF8" | "NOT_TEXT";
  constructor(code: CsvRefusal["code"]) {
    super(code);
    this.code = code;
  }
}

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;
const SEPARATORS = [",", ";", "\t"].map((text) => text.charCodeAt(0));
/** A line that is longer was never meant as one: a quote is missing. */
const LONGEST_LINE = 256 * 1024;

/** Looks at a file's encoding, and by which sign its first line is parted. @throws CsvRefusal */
export function openCsv(bytes: Buffer): CsvFile {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (bytes.length === start) throw new CsvRefusal("EMPTY");
  if (bytes.includes(0)) throw new CsvRefusal("NOT_TEXT");
  if (!isUtf8(bytes)) throw new CsvRefusal("NOT_UTF8");
  const counts = SEPARATORS.map((separator) => readLine({ bytes, separator, start }, start)?.cells.length ?? 0);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? 0x2c;
  return { bytes, separator, start };
}

/** What a spreadsheet was kept from running as a formula is what it was before. */
const unguarded = (text: string): string => (/^'\s*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** The line that begins at a byte; null at the end of the file. Quoted cells may hold separators, quotes and line breaks. */
export function readLine({ bytes, separator }: CsvFile, from: number): CsvLine | null {
  if (from >= bytes.length) return null;
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let text: string;
    if (bytes[at] === QUOTE) {
      let end = at + 1;
      let isDoubled = false;
      for (;;) {
        end = bytes.indexOf(QUOTE, end);
        if (end === -1 || end - from > LONGEST_LINE) {
          // the quote is never closed: it is taken as a sign of the text, and the line ends where a line ends
          end = -1;
          break;
        }
        if (bytes[end + 1] !== QUOTE) break;
        isDoubled = true;
        end += 2;
      }
      if (end === -1) {
        const plain = endOfPlain(bytes, at, separator);
        text = bytes.toString("utf8", at, plain);
        at = plain;
      } else {
        text = bytes.toString("utf8", at + 1, end);
        if (isDoubled) text = text.replaceAll('""', '"');
        at = endOfPlain(bytes, end + 1, separator);
      }
    } else {
      const end = endOfPlain(bytes, at, separator);
      text = bytes.toString("utf8", at, end);
      at = end;
    }
    cells.push(unguarded(text.trim()));
    if (at >= bytes.length) return { cells, next: bytes.length };
    const sign = bytes[at];
    at++;
    if (sign === separator) continue;
    if (sign === CR && bytes[at] === LF) at++;
    return { cells, next: at };
  }
}

function endOfPlain(bytes: Buffer, from: number, separator: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== separator && bytes[at] !== LF && bytes[at] !== CR) at++;
  return at;
}

/** A line that says nothing. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === "");

/** One cell as it is written; what a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const isNumber = /^[-+]?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
