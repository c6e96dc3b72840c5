import {
  type CountryCode,
  RoadCheckDocument,
  type RoadCheckQuery,
  RoadCountriesDocument,
} from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";
import { countryName, type Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { RoadHints } from "@carloom/ui/road";
import { useEffect, useId, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { useLivePrice, useStudio } from "../workspace/studio-context.tsx";

type Hints = NonNullable<RoadCheckQuery["roadCheck"]>["hints"];

/** Where somebody may be at home: a currency's code begins with its country's, a language is spoken most in one. */
const homes = (currency: string, language: string): string[] => [
  currency.slice(0, 2),
  new Intl.Locale(language).maximize().region ?? "",
];

/** Chosen in this visit; the panel may be closed meanwhile. */
let chosen: string | null = null;

/** What to check before the build is driven in a country: computed by the shop, said as a hint. */
export function RoadCheck({ build }: { build: BuildDocument }) {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const { clients, template } = useStudio();
  const currency = useLivePrice(({ price }) => price?.currency ?? "");
  const [countries, setCountries] = useState<readonly string[]>([]);
  const [own, setOwn] = useState(chosen);
  const country = own ?? homes(currency, language).find((home) => countries.includes(home)) ?? "";
  const [answer, setAnswer] = useState<{ of: BuildDocument; country: string; hints: Hints | null } | null>(null);
  const { slug } = template;

  useEffect(() => {
    let isCurrent = true;
    clients.commerce.query(RoadCountriesDocument, {}).then(
      ({ roadCountries }) => isCurrent && setCountries(roadCountries),
      // without them the rest of the panel is whole
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [clients]);
  useEffect(() => {
    if (!country) return;
    let isCurrent = true;
    const asked = { templateSlug: slug, build, country: country as CountryCode };
    clients.commerce.query(RoadCheckDocument, asked, { staleTime: 30_000 }).then(
      ({ roadCheck }) => isCurrent && setAnswer({ of: build, country, hints: roadCheck?.hints ?? null }),
      () => isCurrent && setAnswer({ of: build, country, hints: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [clients, slug, build, country]);

  if (countries.length === 0) return null;
  const shown = answer?.country === country ? answer : null;
  const names = countries.map((code) => ({ code, name: countryName(code, language) }));
  return (
    <section className="st-road" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t("road.title")}</h3>
      <div className="st-price-channel">
        <label htmlFor={id}>{t("road.country")}</label>
        <select
          id={id}
          className="ui-input"
          value={country}
          onChange={({ currentTarget: { value } }) => {
            chosen = value;
            setOwn(value);
          }}
        >
          <option value="">{t("road.choose")}</option>
          {names
            .sort((a, b) => a.name.localeCompare(b.name, language))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </div>
      {country ? (
        <div aria-live="polite" aria-busy={shown?.of !== build}>
          {shown ? <Found hints={shown.hints} country={countryName(country, language)} language={language} /> : null}
        </div>
      ) : null}
    </section>
  );
}

function Found({ hints, country, language }: { hints: Hints | null; country: string; language: Language }) {
  const t = useT();
  const { template } = useStudio();
  if (!hints) return <p>{t("road.failed")}</p>;
  if (hints.length === 0)
    return (
      <>
        <p>{t("road.clear", { country })}</p>
        <p>{t("road.intro")}</p>
      </>
    );
  const nameOf = (slot: string) => template.manifest.slots.find(({ id }) => id === slot)?.label[language] ?? slot;
  return (
    <>
      <RoadHints
        language={language}
        hints={hints.map(({ rule, value, slots, lamps }) => ({
          ...rule,
          value,
          lamps,
          limit: rule.limit,
          parts: slots.map(nameOf),
          note: rule.note[language],
        }))}
      />
      <p>{t("road.intro")}</p>
    </>
  );
}
