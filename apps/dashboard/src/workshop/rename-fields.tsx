import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { problemText } from "../parts/act-dialog.tsx";
import { lostText } from "./lost-names.ts";
import { type Asked, asked, isUnsure, lostSlots, withLostSlots } from "./renames.ts";
import type { Correct } from "./use-correct.ts";

export type Renames = ReadonlyMap<string, string>;

/** More than these are not looked through without a search. */
const MANY = 8;

/** As they are proposed, with what was chosen instead. */
export const renamesOf = (of: WorkshopCarFragment, chosen: Renames): { from: string; to: string }[] =>
  asked(of).flatMap(({ from, proposed }) => {
    const to = chosen.get(from) ?? proposed;
    return to ? [{ from, to }] : [];
  });

/** Is it said of everything that visitors' builds name what it is called in this version? */
export const isAllNamed = (of: WorkshopCarFragment, chosen: Renames): boolean =>
  lostSlots(of).length === 0 && renamesOf(of, chosen).length === of.lost.length;

type Choosing = { chosen: Renames; onChosen: (chosen: Renames) => void };

function RenameField({ one: { from, choices, proposed, likeness }, chosen, onChosen }: { one: Asked } & Choosing) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="da-wide">
      <Select
        label={lostText(t, language, [from])}
        hint={
          likeness === null
            ? t("dashboard.workshop.renames.none")
            : t("dashboard.workshop.renames.likeness", { percent: Math.round(likeness * 100) })
        }
        value={chosen.get(from) ?? proposed ?? ""}
        options={[
          ...(proposed ? [] : [{ value: "", label: t("dashboard.workshop.renames.choose") }]),
          ...choices.map((value) => ({ value, label: lostText(t, language, [value]) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChosen(new Map(chosen).set(from, value))}
      />
    </div>
  );
}

/** What is surely called something: folded, and found by its name where it is much. */
function SureRenames({ of, ...choosing }: { of: readonly Asked[] } & Choosing) {
  const t = useT();
  const language = useLanguage();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLocaleLowerCase();
  const found = of.filter(({ from, proposed }) =>
    lostText(t, language, [from, ...(proposed ? [proposed] : [])])
      .toLocaleLowerCase()
      .includes(wanted),
  );
  return (
    <details className="da-details da-wide">
      <summary>{t("dashboard.workshop.renames.sure", { count: of.length })}</summary>
      <div className="da-place da-renames">
        {of.length > MANY ? (
          <div className="da-wide">
            <TextField
              label={t("dashboard.workshop.renames.find")}
              type="search"
              value={words}
              onChange={({ currentTarget: { value } }) => setWords(value)}
            />
          </div>
        ) : null}
        {found.map((one) => (
          <RenameField key={one.from} one={one} {...choosing} />
        ))}
        {found.length === 0 ? (
          <p className="da-soft da-wide" role="status">
            {t("dashboard.workshop.renames.noneFound")}
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** What the version before called otherwise: names for zones and panels, mounting places for slots. */
export function RenameFields({
  of,
  correct,
  ...choosing
}: {
  of: WorkshopCarFragment;
  correct: Correct;
} & Choosing) {
  const t = useT();
  const language = useLanguage();
  const slots = lostSlots(of);
  if (of.lost.length === 0) return null;
  const all = asked(of);
  const sure = all.filter((one) => !isUnsure(one));
  return (
    <fieldset className="da-place">
      <legend>{t("dashboard.workshop.renames")}</legend>
      <p className="da-soft da-wide">{t("dashboard.workshop.renames.text")}</p>
      {all.filter(isUnsure).map((one) => (
        <RenameField key={one.from} one={one} {...choosing} />
      ))}
      {sure.length > 0 ? <SureRenames of={sure} {...choosing} /> : null}
      {slots.length > 0 ? (
        <div className="da-actions da-wide">
          <span className="da-soft">
            {t("dashboard.workshop.renames.slots", {
              list: lostText(
                t,
                language,
                slots.map((id) => `slot:${id}`),
              ),
            })}
          </span>
          <Button aria-disabled={correct.isBusy} onClick={() => void correct.send(withLostSlots(of))}>
            {t("dashboard.workshop.renames.keep")}
          </Button>
        </div>
      ) : null}
      {correct.problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </fieldset>
  );
}
