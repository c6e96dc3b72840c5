// Apart from the schema, so that a page that only shows and edits a build need not load the validator.

/** What a number plate looks like: colours, size and letters of a country, without its seals, and never its official face. */
export const PLATE_FORMS = ["eu", "de", "uk", "kr", "jp", "us"] as const;
export type PlateForm = (typeof PLATE_FORMS)[number];

/** Letters of a plate, spaces and strokes not counted. */
export const LEAST_PLATE = 3;
export const MOST_PLATE = 10;
/** The same with what stands between letters. */
export const MOST_PLATE_LENGTH = 16;

const BETWEEN = /[\s.·・-]/gu;

/** What may stand on one, beside what may stand between letters. */
const LETTERS: Readonly<Record<PlateForm, RegExp>> = {
  eu: /[A-Z0-9]/u,
  de: /[A-ZÄÖÜ0-9]/u,
  uk: /[A-Z0-9]/u,
  kr: /[\uac00-\ud7a30-9]/u,
  jp: /[\p{Script=Han}\p{Script=Hiragana}A-Z0-9]/u,
  us: /[A-Z0-9]/u,
};

/** `letter`: `at` is the first that this form does not have. */
export type PlateFault = { kind: "short" | "long" } | { kind: "letter"; at: string };

/** As it stands on a plate: capitals, one space between, none around. */
export const plateText = (typed: string): string => typed.normalize("NFC").toUpperCase().replace(/\s+/gu, " ").trim();

/** What is wrong with a plate's text; null: nothing. */
export function plateFault(form: PlateForm, text: string): PlateFault | null {
  const letters = [...text.replace(BETWEEN, "")];
  const at = letters.find((letter) => !LETTERS[form].test(letter));
  if (at !== undefined) return { kind: "letter", at };
  if (letters.length < LEAST_PLATE) return { kind: "short" };
  return letters.length > MOST_PLATE || [...text].length > MOST_PLATE_LENGTH ? { kind: "long" } : null;
}

/** The face of our own that a form is drawn with; an identifier as text art has it. */
export const plateFace = (form: PlateForm): string => (form === "kr" ? "noto-kr" : form === "jp" ? "noto-jp" : "saira");
