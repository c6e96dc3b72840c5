import { AccountRequestDeletionDocument, MyDataDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, FitsGlyph, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type AuthError, callMutation, UNREACHABLE } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { errorText } from "../parts/error-text.ts";
import { useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { SectionForm } from "../parts/section-form.tsx";
import { useMe } from "./area.tsx";

/** Gives a text to the browser as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function ExportSection() {
  const t = useT();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [error, setError] = useState<AuthError | null>(null);
  const run = async () => {
    if (state === "busy") return;
    setState("busy");
    setError(null);
    try {
      const { myData } = await session.clients.account.query(MyDataDocument, {}, { timeoutMs: 60_000 });
      download(`carloom-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(myData, null, 2));
      setState("done");
    } catch {
      setError(UNREACHABLE);
      setState("idle");
    }
  };
  return (
    <section className="account-section">
      <div>
        <h2>{t("account.export.title")}</h2>
        <p className="ui-hint">{t("account.export.lead")}</p>
      </div>
      {error ? <ErrorNote>{errorText(t, error)}</ErrorNote> : null}
      <div className="account-actions">
        <Button onClick={() => void run()} aria-disabled={state === "busy"}>
          {t(state === "busy" ? "account.export.running" : "account.export.submit")}
        </Button>
        <span role="status">
          {state === "done" ? (
            <span className="account-done">
              <FitsGlyph />
              {t("account.export.done")}
            </span>
          ) : null}
        </span>
      </div>
    </section>
  );
}

function DeletionSection() {
  const t = useT();
  const { me } = useMe();
  const [search] = useSearchParams();
  const [mailed, setMailed] = useState(false);
  const submit = useSubmit(
    [],
    () => [],
    async () => {
      const redirectUrl = location.origin + pageLink("/delete", search);
      const result = await callMutation(
        async () =>
          (await session.clients.account.mutate(AccountRequestDeletionDocument, { redirectUrl }))
            .accountRequestDeletion,
      );
      setMailed(result.ok);
      return result;
    },
  );
  return (
    <SectionForm
      title={t("account.delete.title")}
      lead={t("account.delete.lead")}
      submit={submit}
      action={t("account.forgot.submit")}
      saved={mailed ? t("account.delete.mailed", { email: me.email }) : false}
    >
      {null}
    </SectionForm>
  );
}

/** What we keep about the person, theirs to take and to end. */
export function DataPage() {
  const t = useT();
  return (
    <Page title={t("account.area.data")}>
      <ExportSection />
      <DeletionSection />
    </Page>
  );
}
