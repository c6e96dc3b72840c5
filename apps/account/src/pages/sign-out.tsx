import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type AuthError, postAuth } from "../auth/calls.ts";
import { destination } from "../auth/destination.ts";
import { session, settings, useVisitor } from "../auth/session.ts";
import { errorText } from "../parts/error-text.ts";
import { Page } from "../parts/page.tsx";

/** Asks first: a link or a picture on another page must not be able to sign anybody out. */
export function SignOutPage() {
  const t = useT();
  const visitor = useVisitor();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly AuthError[]>([]);
  const next = destination(search, settings);

  const signOut = async () => {
    setBusy(true);
    setErrors([]);
    const result = await postAuth("sign-out");
    if (!result.ok) {
      setBusy(false);
      setErrors(result.errors);
      return;
    }
    await session.signOut();
    location.assign(next.href);
  };

  if (visitor.status === "signed-out" && !busy)
    return (
      <Page title={t("account.signedOut.title")} lead={t("account.signedOut.lead")}>
        <div className="account-actions">
          <a className={buttonClass({ variant: "primary" })} href={next.href}>
            {t(next.isSite ? "account.toSite" : "account.continue")}
          </a>
        </div>
      </Page>
    );

  const email = visitor.user?.email ?? "";
  return (
    <Page
      title={t("account.signOut.title")}
      lead={email ? t("account.signOut.lead", { email }) : t("account.signOut.leadPlain")}
    >
      {errors.map((error) => (
        <ErrorNote key={error.code}>{errorText(t, error)}</ErrorNote>
      ))}
      <div className="account-actions">
        <Button variant="primary" onClick={() => void signOut()} aria-disabled={busy}>
          {t(busy ? "account.signOut.running" : "account.signOut.submit")}
        </Button>
        <a className="ui-link" href={next.href}>
          {t("account.signOut.stay")}
        </a>
      </div>
    </Page>
  );
}
