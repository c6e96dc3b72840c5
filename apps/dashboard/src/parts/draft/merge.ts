/** What somebody typed into a field, and what stood there when they began. */
export type Typed = { was: unknown; mine: unknown };
/** By field; a field that nobody touched shows what is stored. */
export type Touched = Readonly<Record<string, Typed>>;

export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const stored = (_: string, value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const text = value.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  return NUMBER.test(text) ? String(Number(text.replace(",", "."))) : text;
};

/** Is this what became of what was written? A shop trims texts, and `12.50` comes back as `12.5`. */
export const isAsWritten = (now: unknown, written: unknown): boolean =>
  JSON.stringify(now ?? null, stored) === JSON.stringify(written ?? null, stored);

/** What the form shows: what was typed, over what is stored. */
export const draftOf = <D extends object>(stored: D, touched: Touched): D => ({
  ...stored,
  ...Object.fromEntries(Object.entries(touched).map(([key, { mine }]) => [key, mine])),
});

/** Fields that would be written. */
export const changedOf = (stored: object, touched: Touched): string[] =>
  Object.keys(touched).filter((key) => !isSame(touched[key]?.mine, (stored as Record<string, unknown>)[key]));

/** Fields that somebody else has changed since they were touched here, and not to the same. */
export const conflictsOf = (stored: object, touched: Touched): string[] =>
  changedOf(stored, touched).filter((key) => {
    const now = (stored as Record<string, unknown>)[key];
    return !isSame(touched[key]?.was, now) && !isAsWritten(now, touched[key]?.mine);
  });

/** Notes what was typed; what stood there is what stood there at the first letter. */
export function typed(touched: Touched, stored: object, part: object): Touched {
  const next: Record<string, Typed> = { ...touched };
  for (const [key, mine] of Object.entries(part)) {
    const now = (stored as Record<string, unknown>)[key];
    if (touched[key]) next[key] = { was: touched[key].was, mine };
    else if (!isSame(mine, now)) next[key] = { was: now, mine };
  }
  return next;
}

/** What is left when `sent` was saved: what somebody typed while it was on its way. */
export const typedSince = (touched: Touched, sent: object): Touched =>
  Object.fromEntries(
    Object.entries(touched).flatMap(([key, { mine }]) => {
      const was = (sent as Record<string, unknown>)[key];
      return isSame(mine, was) ? [] : [[key, { was, mine }]];
    }),
  );

/** May this save go on where the record is `now`? Each field is as it was when it began, or as it has written it. */
export const goesOn = (now: object, began: object, sent: object): boolean =>
  Object.entries(now).every(
    ([key, value]) =>
      isSame(value, (began as Record<string, unknown>)[key]) ||
      isAsWritten(value, (sent as Record<string, unknown>)[key]),
  );

/** Where a record stands in an answer: names of fields, `#` for the element of a list; null where it is not in it. */
export function placeOf(answer: unknown, record: object): string[] | null {
  if (answer === record) return [];
  if (typeof answer !== "object" || answer === null) return null;
  for (const [key, value] of Object.entries(answer)) {
    const rest = placeOf(value, record);
    if (rest) return [Array.isArray(answer) ? "#" : key, ...rest];
  }
  return null;
}

const KEYS = ["id", "uuid", "slug", "key", "languageCode", "mediaId"];

/** The field that tells a record from others of its list. */
export const keyOf = (record: object): string => KEYS.find((key) => Object.hasOwn(record, key)) ?? "id";
