/**
 * One cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe in front; plain numbers
 * with a sign stay numbers.
 */
export function csvCell(text: string): string {
  const isNumber = /^[-+]?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file that Excel opens as UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(csvCell).join(",")).join("\r\n")}\r\n`;
