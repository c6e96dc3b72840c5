import { StaffCustomerUpdateDocument } from "@carloom/api-client/commerce";
import { ErrorNote, TextArea, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";

/** What staff remember of a customer; the customer never sees it, but it is part of what is exported for them. */
export function CustomerNote({ id, note }: { id: string; note: string }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffCustomerUpdateDocument);
  const [typed, setTyped] = useState(note);
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <Section title={t("dashboard.note")}>
      <form
        className="da-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === note || act.isPending) return;
          act
            .mutateAsync({ id, input: { note: typed } })
            .then(({ customerUpdate }) => {
              const first = customerUpdate?.errors[0] ?? null;
              setProblem(first);
              if (!first) toast(t("dashboard.saved"));
            })
            .catch(() => setProblem({}));
        }}
      >
        <TextArea
          label={t("dashboard.customer.note")}
          rows={3}
          value={typed}
          maxLength={5000}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {problem ? <ErrorNote>{problemText(t, problem)}</ErrorNote> : null}
        <SaveRow isBusy={act.isPending} isChanged={typed !== note} onDiscard={() => setTyped(note)} />
      </form>
    </Section>
  );
}
