import type { StaffProductAttributesQuery } from "@carloom/api-client/commerce";
import { Checkbox, Select, TextField, useT } from "@carloom/ui";
import { numberOf } from "../parts/typed-number.ts";
import { ChoiceFinder } from "./choice-finder.tsx";
import { type NameOf, useNameOf } from "../parts/name-of.ts";

type Product = NonNullable<StaffProductAttributesQuery["shelfProduct"]>["product"];
export type TypeAttribute = NonNullable<Product["productType"]["productAttributes"]>[number];
type Assigned = Product["attributes"];

/** What is given of each attribute, by its id: ids of values, or the number as it is typed. */
export type Given = Readonly<Record<string, readonly string[]>>;

export const givenOf = (attributes: readonly TypeAttribute[], assigned: Assigned): Given =>
  Object.fromEntries(
    attributes.map(({ id, inputType }) => {
      const values = assigned.find(({ attribute }) => attribute.id === id)?.values ?? [];
      return [id, values.map((value) => (inputType === "NUMERIC" ? (value.name ?? "") : value.id))];
    }),
  );

/** Names of the values that something has, by their ids: those of a long list are not all on the page. */
export const namesOf = (assigned: Assigned, nameOf: NameOf): ReadonlyMap<string, string> =>
  new Map(assigned.flatMap(({ values }) => values.map((value) => [value.id, nameOf(value) || value.id] as const)));

const isAlike = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Attributes of which something else is given than before. */
export const changedOf = (attributes: readonly TypeAttribute[], before: Given, given: Given): TypeAttribute[] =>
  attributes.filter(({ id }) => !isAlike(before[id], given[id]));

/** Is what was typed a number, where one is wanted? */
export const areNumbers = (attributes: readonly TypeAttribute[], given: Given): boolean =>
  attributes.every(({ id, inputType }) => inputType !== "NUMERIC" || isNumber(given[id]?.[0] ?? ""));
const isNumber = (text: string): boolean => text.trim() === "" || numberOf(text) !== null;

/** As the service takes it: nothing given takes away what there was. */
export const inputsOf = (attributes: readonly TypeAttribute[], given: Given) =>
  attributes.map(({ id, inputType }) => {
    const values = given[id] ?? [];
    const [first] = values;
    if (!first?.trim()) return { id, values: [] };
    if (inputType === "NUMERIC") return { id, numeric: String(numberOf(first) ?? first) };
    if (inputType === "MULTISELECT") return { id, multiselect: values.map((value) => ({ id: value })) };
    return { id, dropdown: { id: first } };
  });

/** How what is given of attributes reads, beside what somebody else gave. */
export const attributeNames = (attributes: readonly TypeAttribute[], assigned: Assigned, nameOf: NameOf) =>
  Object.fromEntries(
    attributes.map((attribute) => {
      const { id, choices } = attribute;
      const known = new Map(namesOf(assigned, nameOf));
      for (const { node } of choices?.edges ?? []) known.set(node.id, nameOf(node) || node.id);
      const text = (values: readonly string[]) => values.map((one) => known.get(one) ?? one).join(", ");
      return [id, { label: nameOf(attribute), text }];
    }),
  );

type ValuesFieldsProps = {
  attributes: readonly TypeAttribute[];
  given: Given;
  names: ReadonlyMap<string, string>;
  onChange: (given: Given) => void;
};

/** A field for each attribute, by its kind. */
export function ValuesFields({ attributes, given, names, onChange }: ValuesFieldsProps) {
  const t = useT();
  const nameOf = useNameOf();
  return attributes.map((attribute) => {
    const { id, inputType, unit, choices } = attribute;
    const name = nameOf(attribute);
    const values = given[id] ?? [];
    const put = (next: readonly string[]) => onChange({ ...given, [id]: next });
    const options = (choices?.edges ?? []).map(({ node }) => ({ value: node.id, label: nameOf(node) || node.id }));
    if (inputType === "NUMERIC")
      return (
        <TextField
          key={id}
          label={unit ? `${name} (${t(`dashboard.attribute.unit.${unit}`)})` : name}
          inputMode="decimal"
          value={values[0] ?? ""}
          error={isNumber(values[0] ?? "") ? undefined : t("dashboard.attribute.numberWrong")}
          onChange={(event) => put(event.currentTarget.value === "" ? [] : [event.currentTarget.value])}
        />
      );
    if (choices?.pageInfo.hasNextPage)
      return (
        <ChoiceFinder
          key={id}
          attribute={id}
          label={name}
          values={values}
          names={names}
          many={inputType === "MULTISELECT"}
          onChange={put}
        />
      );
    if (inputType === "MULTISELECT")
      return (
        <fieldset key={id} className="da-choices da-values-many">
          <legend>{name}</legend>
          {options.length === 0 ? <p className="da-soft">{t("dashboard.attribute.noValues")}</p> : null}
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={(event) =>
                put(event.currentTarget.checked ? [...values, value] : values.filter((one) => one !== value))
              }
            />
          ))}
        </fieldset>
      );
    return (
      <Select
        key={id}
        label={name}
        value={values[0] ?? ""}
        options={[{ value: "", label: t("dashboard.attribute.noValue") }, ...options]}
        onChange={(event) => put(event.currentTarget.value ? [event.currentTarget.value] : [])}
      />
    );
  });
}
