import { DownGlyph, Field, useT } from "@carloom/ui";
import type { CarChoice } from "../../data/shop.ts";

type CarSelectProps = {
  cars: readonly CarChoice[];
  value: string | null;
  name: string;
  /** Where the form around it does not listen itself. */
  onChange?: () => void;
  hint?: boolean;
};

/** Cars of the studio first, then others by their makers. */
export function CarSelect({ cars, value, name, onChange, hint = true }: CarSelectProps) {
  const t = useT();
  const makers = [...new Set(cars.flatMap(({ maker }) => (maker ? [maker] : [])))];
  const options = (list: readonly CarChoice[]) =>
    list.map((car) => (
      <option key={car.value} value={car.value}>
        {car.maker ? `${car.maker} ${car.name}` : car.name}
      </option>
    ));
  return (
    <Field label={t("goods.car")} hint={hint && value ? t("goods.carHint") : undefined}>
      {(control) => (
        <span className="ui-select">
          <select className="ui-input" name={name} defaultValue={value ?? ""} onChange={onChange} {...control}>
            <option value="">{t("goods.anyCar")}</option>
            <optgroup label={t("goods.studioCars")}>{options(cars.filter(({ maker }) => !maker))}</optgroup>
            {makers.map((maker) => (
              <optgroup key={maker} label={maker}>
                {options(cars.filter((car) => car.maker === maker))}
              </optgroup>
            ))}
          </select>
          <DownGlyph />
        </span>
      )}
    </Field>
  );
}
