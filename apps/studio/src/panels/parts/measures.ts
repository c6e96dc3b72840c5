import type { PartMeasures } from "@carloom/build";
import type { Language } from "@carloom/i18n";

/** Making one takes longer than all that it writes in a row. */
const numbers = new Map<Language, Intl.NumberFormat>();
function numberIn(language: Language): Intl.NumberFormat {
  const number = numbers.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  numbers.set(language, number);
  return number;
}

/** What a part measures, as its drawing says it: `20 × 9.5 ET35, 5×114.3, CB 67.1` or `1,560 × 320 × 210 mm`. */
export function measuresText(measures: PartMeasures, language: Language): string {
  const number = numberIn(language);
  const parts: string[] = [];
  const { wheel, brake, mount, size, weightKg } = measures;
  if (wheel) {
    const patterns = [wheel.boltPattern, ...(wheel.alsoDrilled ?? [])];
    parts.push(
      `${number.format(wheel.diameter)} × ${number.format(wheel.width)} ET${wheel.offset}`,
      patterns.map(({ count, pcd }) => `${count}×${pcd}`).join(" / "),
      `CB ${wheel.centreBore}`,
    );
  } else if (brake) parts.push(`${number.format(brake.discFront)} / ${number.format(brake.discRear)} mm`);
  else if (size) parts.push(`${size.map((side) => number.format(Math.round(side))).join(" × ")} mm`);
  else if (mount) parts.push(`${number.format(mount.span)} mm`);
  if (weightKg) parts.push(`${number.format(weightKg)} kg`);
  return parts.join(", ");
}
