import { SendConfirmationEmailDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type AuthError, callMutation } from "../auth/calls.ts";
import { pageLink } from "../auth/destination.ts";
import { session } from "../auth/session.ts";
import { errorText } from "../parts/error-text.ts";

/** Every channel answers alike; the question wants one named. */
const CHANNEL = "default-channel";

type Sent = "no" | "running" | "yes" | AuthError;

/** Sends the link again that proves the account's own address. */
export function ConfirmOwn({ email }: { email: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Sent>("no");
  const send = async () => {
    setSent("running");
    const redirectUrl = location.origin + pageLink("/confirm-email", search, { own: "1" });
    const variables = { channel: CHANNEL, redirectUrl };
    const result = await callMutation(
      async () =>
        (await session.clients.account.mutate(SendConfirmationEmailDocument, variables)).sendConfirmationEmail,
    );
    setSent(result.ok ? "yes" : (result.errors[0] ?? { field: null, code: "UNKNOWN" }));
  };
  return (
    <>
      {sent === "yes" ? null : (
        <Button size="small" disabled={sent === "running"} onClick={() => void send()}>
          {t(sent === "running" ? "account.confirmOwn.running" : "account.confirmOwn.send")}
        </Button>
      )}
      <span role="status">{sent === "yes" ? t("account.emailChange.mailed", { email }) : null}</span>
      {typeof sent === "object" ? <ErrorNote>{errorText(t, sent)}</ErrorNote> : null}
    </>
  );
}
