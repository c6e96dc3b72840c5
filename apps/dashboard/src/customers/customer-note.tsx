import { StaffCustomerDocument, StaffCustomerUpdateDocument } from "@carloom/api-client/commerce";
import { ErrorNote, TextArea, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";

/** What staff remember of a customer; the customer never sees it, but it is part of what is exported for them. */
export function CustomerNote({ id }: { id: string }) {
  const t = useT();
  const edit = useDraft({
    document: StaffCustomerDocument,
    variables: { id },
    record: ({ user }) => user,
    // not their orders too
    was: ({ user }) => ({ id: user?.id, note: user?.note }),
    of: (answer) => ({ note: answer?.user?.note ?? "" }),
  });
  const act = useAct(StaffCustomerUpdateDocument, edit);
  return (
    <Section title={t("dashboard.note")}>
      <form
        className="da-form"
        onSubmit={edit.submit(
          async ({ note }) => (await act.mutateAsync({ id, input: { note } })).customerUpdate?.errors ?? [],
        )}
      >
        <TextArea
          label={t("dashboard.customer.note")}
          rows={3}
          value={edit.draft.note}
          maxLength={5000}
          onChange={(event) => edit.set({ note: event.currentTarget.value })}
        />
        <Meanwhile edit={edit} names={{ note: { label: t("dashboard.note") } }} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
