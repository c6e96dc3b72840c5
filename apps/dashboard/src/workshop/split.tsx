import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, useT } from "@carloom/ui";
import type { Draft } from "./draft.ts";

/** Materials whose picture holds several colours: each colour can be a zone of its own. */
export function SplitPart({
  of,
  draft,
  onDraft,
}: {
  of: WorkshopCarFragment;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}) {
  const t = useT();
  const names = [...of.split, ...of.splittable];
  if (names.length === 0) return null;
  const isSplit = (name: string) =>
    draft.split.includes(name) || (of.split.includes(name) && !draft.split.includes(`-${name}`));
  const set = (name: string, wanted: boolean) => {
    const others = draft.split.filter((one) => one !== name && one !== `-${name}`);
    onDraft({ ...draft, split: [...others, wanted ? name : `-${name}`] });
  };
  return (
    <div className="da-actions" role="group" aria-label={t("dashboard.workshop.split")}>
      <span className="da-soft">{t("dashboard.workshop.split")}</span>
      {names.map((name) => (
        <Button key={name} size="small" aria-pressed={isSplit(name)} onClick={() => set(name, !isSplit(name))}>
          {t(`dashboard.workshop.split.${isSplit(name) ? "undo" : "do"}`, { name })}
        </Button>
      ))}
    </div>
  );
}
