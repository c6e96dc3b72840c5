import { LANGUAGE_CODES } from "@carloom/i18n";
import {
  StaffSetupDocument,
  type StaffSetupQuery,
  StaffSetupTestDocument,
  type StaffSetupTestMutation,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";

type Part = StaffSetupQuery["shopSetup"][number];
type Result = StaffSetupTestMutation["shopSetupTest"];

/** Everything that the shop runs on: the embedded default or a service of somebody's, what is lacking, and whether it works. */
export function Setup() {
  const t = useT();
  const answer = useAnswer(StaffSetupDocument, {});
  return (
    <Loaded answer={answer}>
      {({ shopSetup }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.setup.lead")}</p>
          {shopSetup.map((part) => (
            <PartOfSetup key={part.part} part={part} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function PartOfSetup({ part }: { part: Part }) {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<Result | "asking" | "failed" | null>(null);
  const name = t(`dashboard.setup.part.${part.part}`);
  // asking changes nothing that is shown elsewhere
  const ask = async () => {
    if (state === "asking") return;
    setState("asking");
    try {
      const variables = { part: part.part, language: LANGUAGE_CODES[language] };
      setState((await session.clients.commerce.mutate(StaffSetupTestDocument, variables)).shopSetupTest);
    } catch {
      setState("failed");
    }
  };
  return (
    <Section
      title={name}
      actions={
        part.canTest ? (
          <Button
            size="small"
            {...(part.part !== "MAIL" && { "aria-label": t("dashboard.setup.testOf", { name }) })}
            aria-disabled={state === "asking"}
            onClick={() => void ask()}
          >
            {t(part.part === "MAIL" ? "dashboard.setup.testMail" : "dashboard.setup.test")}
          </Button>
        ) : null
      }
    >
      <div className="da-setup">
        <div className="da-setup-use">
          <p>{t(`dashboard.setup.uses.${part.uses}`)}</p>
          {part.facts.length > 0 ? <Facts facts={part.facts} /> : null}
          <div aria-live="polite">
            {state === "asking" ? <p className="da-soft">{t("dashboard.setup.asking")}</p> : null}
            {state === "failed" ? <ErrorNote>{t("dashboard.setup.failed")}</ErrorNote> : null}
            {state !== null && typeof state === "object" ? <Ended result={state} /> : null}
          </div>
        </div>
        {part.lacks.length > 0 ? (
          <ul className="da-setup-lacks">
            {part.lacks.map(({ code, settings }) => (
              <li key={code}>
                <State tone={part.isDefault ? "open" : "warn"}>
                  <span className="da-setup-words">{t(`dashboard.setup.lack.${code}`)}</span>
                </State>
                <p className="da-soft">
                  {settings.map((setting) => (
                    <code key={setting}>{setting}</code>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="da-setup-lacks">
            <State tone="good">{t("dashboard.setup.nothingLacks")}</State>
          </p>
        )}
      </div>
    </Section>
  );
}

function Facts({ facts }: { facts: Part["facts"] }) {
  const t = useT();
  return (
    <dl className="da-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`dashboard.setup.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ended({ result: { ok, part, finding, detail, milliseconds, facts } }: { result: Result }) {
  const t = useT();
  return (
    <div className="da-setup-end">
      <p>
        <State tone={ok ? "good" : "bad"}>
          <span className="da-setup-words">
            {ok && part === "MAIL"
              ? t("dashboard.setup.mailSent")
              : t(`dashboard.setup.finding.${finding}`, { time: milliseconds })}
            {detail ? <code> {detail}</code> : null}
          </span>
        </State>
      </p>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </div>
  );
}
