import {
  type ArtFacts,
  conflicts,
  degreesOf,
  type PreflightLine,
  type PrintRules,
  fitment,
  type PartOption,
  type Placement,
  preflight,
  printWarnings,
  readingOf,
  type Slot,
  type Verdict,
} from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { lineTotal, printedSticker, promoted, stickerPrice } from "@carloom/pricing";
import type { Design } from "@carloom/threed";
import { inStock } from "../catalogue/catalogue.policy.ts";
import type { VariantRow } from "../catalogue/catalogue.repository.ts";
import { CUSTOM_LETTERING, CUSTOM_PRINT } from "../catalogue/print-goods.ts";
import type { DesignLine, PrintWarning } from "../tables/design.line.ts";

/** Printed film and its laminate, grams per square metre. */
const FILM_G_PER_M2 = 350;

export type EstimateProblem = { code: string; message: string; reference: string | null };
export type DesignVariant = VariantRow & { is_published: boolean; is_for_sale: boolean };
export type PricedDesign = { lines: DesignLine[]; problems: EstimateProblem[] };

/** Wheels come one to a hub; everything else is sold as what fills its slot. */
export const piecesFor = (slot: Slot): number => (slot.hub ? slot.anchors.length : 1);

const WORST: readonly Verdict[] = ["fits", "unknown", "warn", "block"];
const worse = (a: Verdict, b: Verdict): Verdict => (WORST.indexOf(a) >= WORST.indexOf(b) ? a : b);

/** What a design asks of the catalogue. */
export function goodsOf(design: Design): { partModels: string[]; stickers: string[]; skus: string[] } {
  const stickers = new Set<string>();
  const skus = new Set<string>();
  for (const { art, hidden, blend } of design.build.stickers) {
    if (hidden || blend === "knockout") continue;
    if (art.kind === "library") {
      stickers.add(art.uuid);
      skus.add(CUSTOM_PRINT);
    } else skus.add(art.kind === "text" ? CUSTOM_LETTERING : CUSTOM_PRINT);
  }
  return {
    partModels: [...new Set(design.parts.map(({ part }) => part.uuid))],
    stickers: [...stickers],
    skus: [...skus],
  };
}

/**
 * Prices a design line by line and says what stands in its way. Nothing of the price comes from the client:
 * parts by their variant, stickers by the area that is printed and their material. `language` is that of the names.
 */
export function priceDesign(
  design: Design,
  variants: readonly DesignVariant[],
  language: Language,
  rules: PrintRules,
  now = Date.now(),
): PricedDesign {
  const sold = variants.filter((variant) => variant.is_published && variant.is_for_sale && variant.amount !== null);
  const byPart = new Map(sold.map((variant) => [variant.part_model_uuid, variant]));
  const bySticker = new Map(sold.map((variant) => [variant.sticker_uuid, variant]));
  const bySku = new Map(sold.map((variant) => [variant.sku, variant]));
  // a sticker of the library that is no product of its own is printed as any picture is
  const ownProducts = new Set(variants.map((variant) => variant.sticker_uuid));
  const librarySticker = (uuid: string) => (ownProducts.has(uuid) ? bySticker.get(uuid) : bySku.get(CUSTOM_PRINT));
  const slots = new Map(design.template.manifest.slots.map((slot) => [slot.id, slot]));
  const lines: DesignLine[] = [];
  const problems: EstimateProblem[] = [];
  const notSold = (reference: string, name: string) =>
    problems.push({ code: "not-sold", message: `${name} is not sold here.`, reference });

  const mounted = new Map<string, PartOption>(design.parts.map(({ slot, part }) => [slot, part.option]));
  const clashes = conflicts(mounted);
  for (const { slot: id, part } of design.parts) {
    const slot = slots.get(id);
    const variant = byPart.get(part.uuid);
    if (!slot || !variant || variant.amount === null || part.isWithdrawn) {
      notSold(id, part.title[language]);
      continue;
    }
    const fit = fitment(slot, part.option.measures);
    const reasons = [...fit.reasons, ...clashes.filter((reason) => reason.values.slot === id)];
    const verdict = reasons.reduce<Verdict>((worst, reason) => worse(worst, reason.verdict), fit.verdict);
    const quantity = piecesFor(slot);
    lines.push({
      kind: "PART",
      reference: id,
      name: part.title[language],
      variantId: variant.id,
      sku: variant.sku,
      quantity,
      areaCm2: null,
      unitPrice: variant.amount,
      ...(variant.regular !== null && variant.regular > variant.amount && { regularPrice: variant.regular }),
      totalPrice: lineTotal(variant.amount, quantity),
      weightG: variant.weight_g,
      taxClass: variant.tax_class,
      available: inStock(variant),
      verdict,
      reasons,
    });
    if (verdict === "block")
      problems.push({
        code: "blocked-fitment",
        message: `${part.title[language]} does not fit this car.`,
        reference: id,
      });
  }

  for (const [index, placement] of design.build.stickers.entries()) {
    const made = printedSticker(placement, design.printed?.[index] ?? null);
    if (!made) continue;
    const { pieces: quantity, areaCm2: area } = made;
    const { art } = placement;
    const library = art.kind === "library" ? design.stickers.get(art.uuid) : undefined;
    const words = art.kind === "text" ? art.text.replace(/\s+/g, " ").trim() : null;
    const name = placement.name ?? library?.title[language] ?? words ?? "Custom print";
    const variant =
      art.kind === "library"
        ? librarySticker(art.uuid)
        : bySku.get(art.kind === "text" ? CUSTOM_LETTERING : CUSTOM_PRINT);
    if (!variant || variant.regular === null || variant.rate_per_m2 === null) {
      notSold(placement.id, name);
      continue;
    }
    // as the studio says beside the sticker: what is refused on the floor is refused before it is paid
    const where = design.coverage?.[index] ?? null;
    const turned = degreesOf(placement.rotation);
    const said = printWarnings(preflight(placement, turned, factsOf(design, placement), where, rules));
    const coarse = said.find(({ code, state }) => code === "resolution" && state === "block");
    if (coarse)
      problems.push({
        code: "too-coarse",
        message: `${name} has ${coarse.values.dpi} dpi in this size, too few to print.`,
        reference: placement.id,
      });
    const warnings = said.filter(({ state }) => state === "warn").map(warningOf);
    const regularPrice = stickerPrice(area, { perSquareMetre: variant.rate_per_m2, minimum: variant.regular });
    const unitPrice = promoted(regularPrice, variant.offers, now);
    lines.push({
      kind: "STICKER",
      reference: placement.id,
      name,
      ...(words && { words }),
      variantId: variant.id,
      sku: variant.sku,
      quantity,
      areaCm2: area,
      ...(placement.whole && { whole: true as const }),
      ...(warnings.length > 0 && { warnings }),
      unitPrice,
      ...(regularPrice > unitPrice && { regularPrice }),
      totalPrice: lineTotal(unitPrice, quantity),
      weightG: Math.ceil((area / 10_000) * FILM_G_PER_M2),
      taxClass: variant.tax_class,
      available: inStock(variant),
      verdict: "fits",
      reasons: [],
    });
  }
  return { lines, problems: [...problems, ...shortages(lines)] };
}

/** What is known here of a sticker's art; which of its colors the printer cannot print is the studio's to say. */
function factsOf({ uploads, stickers, vinyls, drawn, letters: measured }: Design, { id, art }: Placement): ArtFacts {
  const picture = art.kind === "upload" ? uploads.get(art.uuid) : undefined;
  const isPicture = picture && picture.mimeType !== "image/svg+xml" && picture.width > 0 && picture.height > 0;
  const { strokes, parts } = (art.kind === "upload" || art.kind === "library" ? drawn?.get(art.uuid) : null) ?? {};
  const letters = measured?.get(id);
  return {
    pixels: isPicture ? picture : null,
    ...readingOf(art, {
      type: art.kind === "library" ? stickers.get(art.uuid)?.type : undefined,
      hasText: art.kind === "vinyl" ? vinyls.get(art.hash)?.hasText : undefined,
    }),
    ...(art.kind === "shape" && { shape: art }),
    ...(strokes && { strokes }),
    ...(parts && { parts }),
    ...(letters && { letters }),
  };
}

const warningOf = ({ code, values: { mm, dpi, least, percent } }: PreflightLine): PrintWarning => ({
  code,
  ...(percent !== undefined && { percent }),
  ...(dpi === undefined ? mm !== undefined && { mm } : { dpi }),
  least: least ?? 0,
});

/** Variants of which the whole design needs more than there are; a front and a rear pair draw on one stock. */
function shortages(lines: readonly DesignLine[]): EstimateProblem[] {
  const wanted = new Map<number, DesignLine[]>();
  for (const line of lines) wanted.set(line.variantId, [...(wanted.get(line.variantId) ?? []), line]);
  return [...wanted.values()].flatMap((same) => {
    const [first] = same;
    const pieces = same.reduce((sum, line) => sum + line.quantity, 0);
    if (!first || first.available === null || pieces <= first.available) return [];
    const message = `Only ${first.available} of ${first.name} are in stock, and the design needs ${pieces}.`;
    return [{ code: "out-of-stock", message, reference: first.reference }];
  });
}
