import type { PartMeasures } from "@carloom/build";
import type { Language, Translate } from "@carloom/i18n";
import type { Shown } from "@carloom/threed";
import type { DesignRow } from "../design/design.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { BillPart } from "./assembly.pdf.ts";
import { torquesOf } from "./bill.repository.ts";

/** Numbers of a part as a person reads them. */
export function measureTexts(measures: PartMeasures, t: Translate): string[] {
  const { wheel, brake, mount, size, weightKg } = measures;
  return [
    ...(wheel
      ? [
          t("paper.measure.wheel", { width: wheel.width, diameter: wheel.diameter, offset: wheel.offset }),
          t("paper.measure.bolts", wheel.boltPattern),
          t("paper.measure.bore", { mm: wheel.centreBore }),
        ]
      : []),
    ...(brake
      ? [
          t("paper.measure.discs", { front: brake.discFront, rear: brake.discRear }),
          ...brake.boltPatterns.map((pattern) => t("paper.measure.bolts", pattern)),
        ]
      : []),
    ...(mount ? [t("paper.measure.span", { mm: mount.span })] : []),
    ...(size ? [t("paper.measure.size", { x: size[0], y: size[1], z: size[2] })] : []),
    ...(weightKg ? [t("paper.measure.weight", { kg: weightKg })] : []),
  ];
}

/** The parts of an ordered build, with the verdicts that they were sold with. @param shown null where something of it is gone */
export async function billParts(
  db: CommerceDb,
  design: DesignRow,
  shown: Shown | null,
  language: Language,
  t: Translate,
): Promise<BillPart[]> {
  const lines = design.lines.filter(({ kind }) => kind === "PART");
  if (lines.length === 0) return [];
  const torques = await torquesOf(
    db,
    lines.map(({ variantId }) => variantId),
    language,
    t,
  );
  const slots = new Map(
    shown?.design.template.manifest.slots.map(({ id, label }) => [id, label[language] || label.en]),
  );
  const parts = new Map(shown?.design.parts.map(({ slot, part }) => [slot, part]));
  const called = (value: string | number) => slots.get(String(value)) ?? value;
  return lines.map((line) => {
    const part = parts.get(line.reference);
    return {
      slot: slots.get(line.reference) ?? line.reference,
      name: part?.title[language] || line.name,
      sku: line.sku,
      quantity: line.quantity,
      verdict: line.verdict,
      reasons: line.reasons.map(({ code, values }) =>
        t(`studio.reason.${code}`, {
          ...values,
          ...("slot" in values && { slot: called(values.slot ?? "") }),
          ...("other" in values && { other: called(values.other ?? "") }),
        }),
      ),
      measures: part ? measureTexts(part.option.measures, t) : [],
      torque: torques.get(line.variantId) ?? null,
    };
  });
}
