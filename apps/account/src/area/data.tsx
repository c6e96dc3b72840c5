import { AccountRequestDeletionDocument, MyDataLinkDocument } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { Button, ErrorNote, FitsGlyph, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { callMutation } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { errorText } from "../parts/error-text.ts";
import { useSubmit } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { SectionForm } from "../parts/section-form.tsx";
import { useMe } from "./area.tsx";

/** Has the browser load a file from its address; the page stays. What refuses it says so in the page's language. */
function load(address: string, language: Language): void {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  Object.assign(document.createElement("a"), { href: url.href, download: "" }).click();
}

function ExportSection() {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [error, setError] = useState<string | null>(null);
  const run = async () => {
    if (state === "busy") return;
    setState("busy");
    setError(null);
    let url: string | null = null;
    const result = await callMutation(async () => {
      const { myDataLink } = await session.clients.account.mutate(MyDataLinkDocument, {});
      ({ url } = myDataLink);
      return myDataLink;
    });
    if (url) load(url, language);
    setState(url ? "done" : "idle");
    const [refused] = result.ok ? [] : result.errors;
    if (refused) setError(refused.code === "INVALID" ? t("account.export.often") : errorText(t, refused));
  };
  return (
    <section className="account-section">
      <div>
        <h2>{t("account.export.title")}</h2>
        <p className="ui-hint">{t("account.export.lead")}</p>
      </div>
      {error ? <ErrorNote>{error}</ErrorNote> : null}
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
