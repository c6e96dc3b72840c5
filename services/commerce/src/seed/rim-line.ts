import type { LocalizedText } from "@carloom/build";
import { inEach } from "@carloom/i18n";

type Part = { slug: string; title: LocalizedText };
type Wheel = { diameter: number; width: number; offset: number };

/**
 * The product that a part is a variant of. Rims that differ only in size are one product with a variant a size: their
 * slug ends in the diameter, after which a width may follow (`arc-10-19`, `arc-10-19-95`), and their title in both.
 */
export function productOf({ slug, title }: Part, wheel: Wheel | undefined) {
  const line = wheel && lineOf(slug, wheel.diameter);
  if (!line) return { slug, names: title, size: null };
  const cut = (text: string) => text.replace(/,? \d+ ?× ?[\d.]+$/, "");
  const names = { en: cut(title.en), ko: cut(title.ko), ja: cut(title.ja) };
  return { slug: line, names, size: `${wheel.diameter} × ${wheel.width} ET${wheel.offset}` };
}

/**
 * What is true of every size: the sentences that all of their texts have. Where sizes are drilled differently, none of
 * them says how; the table does, for each.
 */
export function textOfAll(texts: readonly LocalizedText[]): LocalizedText {
  const shared = (language: keyof LocalizedText) => {
    const [first = [], ...rest] = texts.map((text) => text[language].split(/(?<=[.!?])\s+|(?<=。)/));
    return first
      .filter((sentence) => rest.every((other) => other.includes(sentence)))
      .join(language === "ja" ? "" : " ");
  };
  return inEach(shared);
}

/** A line may itself end in what reads like a diameter (`multi-20-20`): as little as possible is cut off. */
function lineOf(slug: string, diameter: number): string | null {
  const size = `-${diameter}`;
  if (slug.endsWith(size)) return slug.slice(0, -size.length);
  const wide = new RegExp(`${size}-\\d+$`);
  return wide.test(slug) ? slug.replace(wide, "") : null;
}
