import { ErrorNote, TextField, useT } from "@carloom/ui";
import { type Problem, problemText } from "./act-dialog.tsx";
import { Meanwhile } from "./draft/meanwhile.tsx";
import type { Draft } from "./draft/use-draft.ts";
import { SaveRow } from "./save-row.tsx";
import { Section } from "./section.tsx";

type Props = { edit: Draft<{ slug: string }>; update: (slug: string) => Promise<readonly Problem[] | undefined> };

/** The last part of the address in the shop of a category or a collection; the old one leads here once it changes. */
export function AddressForm({ edit, update }: Props) {
  const t = useT();
  const { draft, stored } = edit;
  const label = t("dashboard.collection.slug");
  return (
    <Section title={t("dashboard.placement.slug")}>
      <form className="da-form" onSubmit={edit.submit(async ({ slug }) => (await update(slug.trim())) ?? [])}>
        <TextField
          label={label}
          hint={t("dashboard.structure.slugHint")}
          value={draft.slug}
          maxLength={100}
          required
          onChange={(event) => edit.set({ slug: event.currentTarget.value })}
        />
        {edit.isChanged ? (
          <p className="da-soft">{t("dashboard.collection.moves", { from: stored.slug, to: draft.slug })}</p>
        ) : null}
        <Meanwhile edit={edit} names={{ slug: { label } }} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
