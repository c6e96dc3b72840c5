import { lineFacts } from "@carloom/pricing";
import { useT } from "@carloom/ui";
import { lazy, Suspense } from "react";
import { type MetadataLine, metadataOf } from "../../cart/group.ts";
import type { Checkout } from "../../cart/use-checkout.ts";
import { useLanguage } from "../../language/language.tsx";
import { LineThumb } from "./line-thumb.tsx";

const Judged = lazy(() => import("./line-fit.tsx"));

/** Numbers of what is printed from art of the buyer's own: which art, its line says. */
const CUSTOM: ReadonlySet<string> = new Set(["custom-print", "custom-lettering"]);

type Noted = MetadataLine & { own: string; variant: string | null | undefined; sku: string | null | undefined };

/**
 * Size, words of a lettering or the name of an own picture, end of the car, area and number of what is bought. A variant of its product's own name repeats it, whatever the
 * product is called in the reader's language.
 */
export function useLineNote(): (line: Noted) => string {
  const t = useT();
  const language = useLanguage();
  return (line) => {
    const { end, words, areaCm2, whole } = lineFacts((key) => metadataOf(line, key));
    const area = areaCm2 && new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(areaCm2);
    const print = [area && t("sums.area", { area }), whole && t("sums.whole")];
    // a layer has the name of its art where nobody gave it one
    const art = CUSTOM.has(line.sku ?? "") ? metadataOf(line, "name") : null;
    const parts = [line.variant, words ? t("sums.words", { words }) : art, end && t(`sums.${end}`), ...print, line.sku];
    return [...new Set(parts)].filter((text) => text && text !== line.own).join(", ");
  };
}

/** Nothing of it is loaded where no car was named. */
export function LineFit({ line }: { line: MetadataLine }) {
  if (!metadataOf(line, "fitName")) return null;
  return (
    <Suspense>
      <Judged line={line} />
    </Suspense>
  );
}

/** `title` and `size` are what product and variant are called in the page's language. */
type LineNameProps = {
  line: Pick<Checkout["lines"][number], "id" | "metadata" | "variant">;
  title: string;
  size: string;
};

export function LineName({ line, title, size }: LineNameProps) {
  const note = useLineNote();
  const { product, sku } = line.variant;
  return (
    <span className="cart-name">
      <LineThumb src={product.thumbnail?.url} />
      <span>
        <b>{title}</b>
        <span className="ui-small cart-variant">{note({ ...line, own: product.name, variant: size, sku })}</span>
        <LineFit line={line} />
      </span>
    </span>
  );
}
