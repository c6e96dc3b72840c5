import { StaffCollectionUpdateDocument } from "@carloom/api-client/commerce";
import { ErrorNote, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import type { Shelf } from "./collection.ts";

/** The last part of its address; the old one leads here once it changes. */
export function CollectionAddress({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffCollectionUpdateDocument);
  const { id, slug: stored } = shelf.collection;
  const [chosen, setChosen] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const slug = chosen ?? stored;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (slug === stored || update.isPending) return;
    try {
      const said = (await update.mutateAsync({ id, input: { slug: slug.trim() } })).collectionUpdate?.errors ?? [];
      setProblems(said);
      if (said.length > 0) return;
      setChosen(null);
      toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.placement.slug")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t("dashboard.collection.slug")}
          hint={t("dashboard.structure.slugHint")}
          value={slug}
          maxLength={100}
          required
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {slug === stored ? null : (
          <p className="da-soft">{t("dashboard.collection.moves", { from: stored, to: slug })}</p>
        )}
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={update.isPending} isChanged={slug !== stored} onDiscard={() => setChosen(null)} />
      </form>
    </Section>
  );
}
