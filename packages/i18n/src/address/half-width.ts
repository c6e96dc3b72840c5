/** Every stroke that keyboards of Korea and Japan write for a hyphen. */
const STROKES = "\\-‐‑‒–—―−ーｰ－─";
const BETWEEN = new RegExp(`(?<=[0-9A-Za-z])[${STROKES}](?=[0-9A-Za-z])`, "g");

/**
 * Full-width digits, letters and spaces as plain ones, and the hyphens between them: `３－１２－１０１` is `3-12-101`.
 * Everything else stays as it was written.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ")
    .replace(BETWEEN, "-");

/** A phone number in plain digits and signs. */
export const plainPhone = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(new RegExp(`[${STROKES}]`, "g"), "-")
    .trim();

/** A postal code in plain capitals, as its country writes it: Japan's with its hyphen and without 〒. */
export function plainPostalCode(country: string, text: string): string {
  const plain = plainPhone(text)
    .replace(/^〒\s*/u, "")
    .toUpperCase();
  return country === "JP" ? plain.replace(/^(\d{3})\s?-?\s?(\d{4})$/, "$1-$2") : plain;
}
