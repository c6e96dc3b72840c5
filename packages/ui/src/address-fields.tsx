import { useEffect, useRef, useState } from "react";
import { TextField } from "./field.tsx";
import { useT } from "./messages.tsx";
import { Select, type SelectOption } from "./select.tsx";

/** A field of an address, in the place that it has in its country. */
export type AddressFieldSpec = {
  name: string;
  /** Message key. */
  label: string;
  autoComplete: string;
  isOptional: boolean;
  isWide: boolean;
  value: string;
  example: string;
  isNumeric: boolean;
  /** "service" where the list has to be asked for, null where it is written freely. */
  options: readonly SelectOption[] | "service" | null;
  /** A whole one of it leads to the rest of the address. */
  leads: ((text: string) => boolean) | null;
  tidy: (text: string) => string;
};

export type AddressPlace = { countryArea: string; city: string; town: string };

/** What is asked for while somebody writes. Both give null when there is no answer: the address is written by hand. */
export type AddressHelp = {
  areas: (country: string) => Promise<readonly SelectOption[] | null>;
  places: (country: string, postalCode: string) => Promise<readonly AddressPlace[] | null>;
};

export type AddressFieldsProps = {
  /** Goes before the names of the fields. */
  prefix?: string;
  /** What browsers are told the address is for. */
  purpose?: "shipping" | "billing";
  /** At first. */
  country: string;
  countries: readonly SelectOption[];
  fieldsOf: (country: string) => readonly AddressFieldSpec[];
  /** The text for what is wrong in a field. */
  error: (field: string, example: string) => string | undefined;
  help: AddressHelp | null;
};

/** The part that all places of a code have in common; empty where they differ. */
const common = (places: readonly AddressPlace[], part: keyof AddressPlace): string =>
  places.every((place) => place[part] === places[0]?.[part]) ? (places[0]?.[part] ?? "") : "";

/** Writes into a field what a postal code says, unless a person wrote something else there. */
function fill(box: HTMLElement, name: string, text: string, before: Map<string, string>): void {
  const field = box.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`);
  if (!field || (field.value !== "" && field.value !== before.get(name))) return;
  field.value = text;
  before.set(name, text);
}

/**
 * The fields of an address by its country: which, in which order, with lists where a country has them. In Korea and Japan the
 * postal code comes first and fills in what it says, where the service knows; everything can be written by hand.
 */
export function AddressFields({
  prefix = "",
  purpose,
  countries,
  fieldsOf,
  error,
  help,
  ...first
}: AddressFieldsProps) {
  const t = useT();
  const [country, setCountry] = useState(first.country);
  const [said, setSaid] = useState("");
  const areas = useAreas(country, fieldsOf, help);
  const box = useRef<HTMLDivElement>(null);
  const filled = useRef(new Map<string, string>());
  const asked = useRef("");

  async function look(code: string) {
    if (!help || asked.current === country + code) return;
    asked.current = country + code;
    const places = await help.places(country, code).catch(() => null);
    if (asked.current !== country + code || !box.current) return;
    if (!places || places.length === 0) return setSaid(places ? t("address.unknownCode") : "");
    const [area, city, town] = [common(places, "countryArea"), common(places, "city"), common(places, "town")];
    fill(box.current, `${prefix}countryArea`, area, filled.current);
    fill(box.current, `${prefix}city`, city, filled.current);
    fill(box.current, `${prefix}streetAddress1`, town, filled.current);
    setSaid(t("address.filledIn", { place: [area, city, town].filter(Boolean).join(" ") }));
  }

  const autoComplete = (name: string) => (purpose ? `${purpose} ${name}` : name);
  return (
    <div className="ui-address" ref={box}>
      <Select
        className="ui-address-wide"
        label={t("address.country")}
        name={`${prefix}country`}
        autoComplete={autoComplete("country")}
        value={country}
        onChange={(event) => {
          setCountry(event.target.value);
          setSaid("");
        }}
        options={countries}
        error={error("country", "")}
      />
      {fieldsOf(country).map((field) => {
        const { name, example } = field;
        const label = t(field.label);
        const wrong = error(name, example);
        // an error names the example itself
        const shownExample = example && !wrong ? t("address.example", { example }) : "";
        const shared = {
          className: field.isWide ? "ui-address-wide" : undefined,
          label: field.isOptional ? t("address.optional", { field: label }) : label,
          name: prefix + name,
          autoComplete: autoComplete(field.autoComplete),
          error: wrong,
        };
        const options = field.options === "service" ? areas : field.options;
        if (options) {
          // a province that another country's address holds is not one of this country's
          const held = country === first.country ? field.value : "";
          const isKnown = options.some(({ value }) => value === held);
          const choices = [
            { value: "", label: "" },
            ...(held && !isKnown ? [{ value: held, label: held }] : []),
            ...options,
          ];
          return <Select key={`${name} ${country}`} {...shared} options={choices} defaultValue={held} />;
        }
        return (
          <TextField
            key={name}
            {...shared}
            type={name === "phone" ? "tel" : "text"}
            inputMode={field.isNumeric ? "numeric" : undefined}
            maxLength={256}
            defaultValue={field.value}
            hint={field.leads ? <span role="status">{said || shownExample}</span> : shownExample}
            onInput={(event) => {
              const text = event.currentTarget.value;
              if (field.leads?.(text)) void look(field.tidy(text));
            }}
            onBlur={(event) => {
              event.currentTarget.value = field.tidy(event.currentTarget.value);
            }}
          />
        );
      })}
    </div>
  );
}

const NONE: readonly SelectOption[] = [];

/** A country's provinces from the service: an empty list until they are there, null where they must be written. */
function useAreas(country: string, fieldsOf: AddressFieldsProps["fieldsOf"], help: AddressHelp | null) {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly SelectOption[] | null>>(new Map());
  const isAsked = fieldsOf(country).some(({ options }) => options === "service");
  useEffect(() => {
    if (!isAsked || !help) return;
    let current = true;
    const learn = (list: readonly SelectOption[] | null) =>
      current && setKnown((before) => new Map(before).set(country, list && list.length > 0 ? list : null));
    help.areas(country).then(learn, () => learn(null));
    return () => {
      current = false;
    };
  }, [country, isAsked, help]);
  const list = known.get(country);
  return list === undefined ? (help ? NONE : null) : list;
}
