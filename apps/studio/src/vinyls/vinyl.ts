/** A vinyl of somebody's collection, of the account or of this browser. */
export type Vinyl = {
  /** Layers that were placed from it name it. */
  uuid: string;
  title: string;
  /** Empty: in none. */
  folder: string;
  hash: string;
  /** Metres at which it was made. */
  width: number;
  height: number;
  pieces: number;
  /** Earlier contents whose layers are brought up to this one. */
  replaced: readonly string[];
  /** Whom it was taken from. */
  authorName: string | null;
  /** Of its link. */
  code: string | null;
  isNamed: boolean;
  /** Of the link that a guest took it from, for the credit when the account gets it. */
  from?: string;
};

export const LONGEST_NAME = 80;

/** Folders in the order of the alphabet of a language. */
export const foldersOf = (vinyls: readonly Vinyl[], language: string): string[] =>
  [...new Set(vinyls.map(({ folder }) => folder))].filter(Boolean).sort(new Intl.Collator(language).compare);

/** `name`, or the first of `name 2`, `name 3` … that no vinyl has. */
export function freeName(vinyls: readonly Vinyl[], name: string): string {
  const taken = new Set(vinyls.map(({ title }) => title));
  const base = name.trim().slice(0, LONGEST_NAME - 4);
  if (!taken.has(base)) return base;
  for (let n = 2; ; n++) if (!taken.has(`${base} ${n}`)) return `${base} ${n}`;
}
