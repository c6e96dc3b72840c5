/** What draws nothing by itself, as the service has it. */
const SHARED =
  /^(defs|style|clipPath|mask|linearGradient|radialGradient|pattern|symbol|filter|marker|title|desc|metadata)$/;

/** Files whose layers are read by the service: by their names, as browsers have no types for them. */
const NAMES = /\.(psd|pdf|ai)$/i;
const TYPES = new Set(["application/pdf", "image/vnd.adobe.photoshop", "application/illustrator"]);
/** What a file chooser offers beside pictures. */
export const LAYERED = [".psd", ".pdf", ".ai"] as const;
export const MAX_LAYERED_BYTES = 20 * 1024 * 1024;

export const isLayered = ({ name, type }: Pick<File, "name" | "type">): boolean => NAMES.test(name) || TYPES.has(type);

/** How many layers the groups of a drawing would become; 1 where it has none. */
export function partsOfSvg(text: string): number {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  let level: Element | undefined = drawing.documentElement;
  while (level?.localName === "svg" || level?.localName === "g") {
    const drawn: Element[] = [...level.children].filter(({ localName }) => !SHARED.test(localName));
    const [only] = drawn;
    if (drawn.length === 1 && only?.localName === "g") {
      level = only;
      continue;
    }
    const groups = drawn.map(({ localName }) => localName === "g");
    // what lies beside groups, in a row, is one
    return groups.filter((group, i) => group || i === 0 || groups[i - 1]).length;
  }
  return 1;
}
