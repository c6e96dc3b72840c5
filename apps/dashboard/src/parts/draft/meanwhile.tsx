import { Button, Segmented, useT } from "@carloom/ui";
import { useId } from "react";
import type { Conflict } from "./use-draft.ts";

/** What a field is called, and how its value reads. */
export type FieldName = { label: string; text?: (value: never) => string };
export type FieldNames = Readonly<Record<string, FieldName>>;

const LONGEST = 400;

function textOf({ text }: FieldName, value: unknown, none: string): string {
  const said = text
    ? text(value as never)
    : Array.isArray(value)
      ? value.join(", ")
      : typeof value === "object" && value !== null
        ? Object.values(value).filter(Boolean).join(", ")
        : String(value ?? "");
  const trimmed = said.trim();
  return trimmed === "" ? none : trimmed.length > LONGEST ? `${trimmed.slice(0, LONGEST)}…` : trimmed;
}

/** What somebody else has saved in the fields that were changed here too, beside what is typed here: one of both stays. */
export function Meanwhile({
  edit,
  names,
}: {
  edit: {
    conflicts: readonly Conflict[];
    choose: (key: string, isMine: boolean) => void;
    takeTheirs: () => void;
    isChanged: boolean;
    discard: () => void;
  };
  names: FieldNames;
}) {
  const t = useT();
  const id = useId();
  const { conflicts } = edit;
  if (conflicts.length === 0) return null;
  // theirs were taken throughout: there is nothing to save, and nothing more to decide
  const isOver = !edit.isChanged && conflicts.every(({ isMine }) => isMine === false);
  const spoken = (value: unknown, name: FieldName) =>
    typeof value === "boolean" && !name.text
      ? t(value ? "dashboard.meanwhile.yes" : "dashboard.meanwhile.no")
      : textOf(name, value, t("dashboard.meanwhile.empty"));
  return (
    <section className="da-meanwhile" aria-labelledby={id}>
      {/* said once: a choice below does not say it all again */}
      <div role="alert">
        <h3 id={id}>{t("dashboard.meanwhile.title")}</h3>
        <p>{t("dashboard.meanwhile.text")}</p>
      </div>
      <ul>
        {conflicts.map(({ key, mine, theirs, isMine }) => {
          const name = names[key] ?? { label: key };
          return (
            <li key={key}>
              <b>{name.label}</b>
              <dl>
                <div data-chosen={isMine === true || undefined}>
                  <dt>{t("dashboard.meanwhile.mine")}</dt>
                  <dd>{spoken(mine, name)}</dd>
                </div>
                <div data-chosen={isMine === false || undefined}>
                  <dt>{t("dashboard.meanwhile.theirs")}</dt>
                  <dd>{spoken(theirs, name)}</dd>
                </div>
              </dl>
              <Segmented
                label={t("dashboard.meanwhile.keep", { field: name.label })}
                value={isMine === null ? "" : isMine ? "mine" : "theirs"}
                onChange={(value) => edit.choose(key, value === "mine")}
                options={[
                  { value: "mine", label: t("dashboard.meanwhile.takeMine") },
                  { value: "theirs", label: t("dashboard.meanwhile.takeTheirs") },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {conflicts.length > 1 && !isOver ? (
        <Button size="small" onClick={edit.takeTheirs}>
          {t("dashboard.meanwhile.all")}
        </Button>
      ) : null}
      {isOver ? (
        <Button size="small" onClick={edit.discard}>
          {t("ui.close")}
        </Button>
      ) : null}
    </section>
  );
}
