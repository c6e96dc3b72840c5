import type { Language, Translate } from "@carloom/i18n";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Attributes of goods by which a shop says how tight a part is screwed on, and where that is from. */
const TORQUE = { value: "torque", source: "torque-source" } as const;

/** What goods state of their torque, by their variant: its own before its product's. */
export async function torquesOf(
  db: CommerceDb,
  variants: readonly number[],
  language: Language,
  t: Translate,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; slug: string; names: Record<Language, string>; unit: string | null }>`
    select variant.id, a.slug, v.names, a.unit
    from commerce.variant variant
      join commerce.assigned_value g
        on g.product_id = variant.product_id and (g.variant_id is null or g.variant_id = variant.id)
      join commerce.attribute_value v on v.id = g.value_id
      join commerce.attribute a on a.id = v.attribute_id
    where variant.id = any(${[...variants]}::integer[]) and a.slug in (${TORQUE.value}, ${TORQUE.source})
    order by variant.id, a.slug, g.variant_id nulls first, v.position`.execute(db);
  const found = new Map<number, { value?: string; source?: string }>();
  for (const { id, slug, names, unit } of rows) {
    const text = [names[language] || names.en, slug === TORQUE.value ? unit : null].filter(Boolean).join(" ");
    found.set(id, { ...found.get(id), [slug === TORQUE.value ? "value" : "source"]: text });
  }
  return new Map(
    [...found].flatMap(([id, { value, source }]) =>
      value ? [[id, source ? t("paper.bill.source", { value, source }) : value]] : [],
    ),
  );
}
