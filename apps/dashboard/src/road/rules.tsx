import { StaffRoadRuleDeleteDocument, StaffRoadRulesDocument } from "@carloom/api-client/commerce";
import { SLOTS } from "@carloom/build/slots";
import { countryName } from "@carloom/i18n";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import type { Rule } from "./rule.ts";
import { BackLink } from "../parts/back-link.tsx";

type Open = { what: "rule"; of: Rule | null } | { what: "end"; of: Rule } | null;

/** What countries' roads want of changed cars, country by country. */
export function RoadRules() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffRoadRulesDocument, {});
  const remove = useAct(StaffRoadRuleDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const current = open?.of ?? null;
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.road.title")}
        back={<BackLink to="/vehicles">{t("dashboard.place.vehicles")}</BackLink>}
        actions={
          <Button variant="primary" onClick={() => setOpen({ what: "rule", of: null })}>
            <Plus aria-hidden size={16} />
            {t("dashboard.road.new")}
          </Button>
        }
      />
      <p className="da-soft da-lead">{t("dashboard.road.intro")}</p>
      <Loaded answer={answer}>
        {({ roadRules }) =>
          roadRules.length === 0 ? (
            <div className="da-empty">
              <h2>{t("dashboard.road.none")}</h2>
              <p>{t("dashboard.road.noneText")}</p>
            </div>
          ) : (
            [...Map.groupBy(roadRules, ({ country }) => country)].map(([country, rules]) => (
              <Section key={country} title={countryName(country, language)}>
                <ul className="da-rows">
                  {rules.map((rule) => (
                    <RuleRow key={rule.id} rule={rule} onOpen={() => setOpen({ what: "rule", of: rule })} />
                  ))}
                </ul>
              </Section>
            ))
          )
        }
      </Loaded>
      {open?.what === "rule" ? (
        <RuleDialog
          key={current?.id ?? ""}
          of={current}
          onClose={close}
          onDelete={current ? () => setOpen({ what: "end", of: current }) : null}
        />
      ) : null}
      {open?.what === "end" ? (
        <DeleteDialog
          name={t(`dashboard.road.kind.${open.of.kind}`)}
          text={t("dashboard.road.deleteText")}
          run={async () => {
            await remove.mutateAsync({ id: open.of.id });
            return [];
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function RuleRow({ rule, onOpen }: { rule: Rule; onOpen: () => void }) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const names = rule.slots.map((slot) => SLOTS[slot as keyof typeof SLOTS]?.label[language] ?? slot);
  const limit =
    rule.limit === null || rule.limit === undefined
      ? new Intl.ListFormat(language, { type: "unit" }).format(names)
      : `${number.format(rule.limit)} ${rule.kind === "GLASS" ? "%" : "mm"}`;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <li className="da-row">
      <span className="da-row-main">
        <b>
          {t(`dashboard.road.kind.${rule.kind}`)} · {limit}
        </b>
        <br />
        {rule.note[language]}
        <br />
        <span className="da-soft">
          {rule.source} · {t("road.read", { date: day.format(new Date(rule.checkedOn)) })}
        </span>{" "}
        {rule.isStale ? <State tone="warn">{t("dashboard.road.stale")}</State> : null}
      </span>
      <Button
        size="small"
        aria-label={t("dashboard.edit.of", { name: t(`dashboard.road.kind.${rule.kind}`) })}
        onClick={onOpen}
      >
        {t("dashboard.customer.edit")}
      </Button>
    </li>
  );
}
