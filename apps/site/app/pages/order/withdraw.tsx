import { OrderReturnRequestWithdrawDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { OwnEmail } from "./own-email.tsx";

/** Whoever is not signed in shows by the e-mail that the order is theirs. */
type WithdrawProps = {
  id: string;
  token: string;
  /** The order's, where the reader needs no proof. */
  email: string | null;
  onDone: () => void;
};

export default function Withdraw({ id, token, email: known, onDone }: WithdrawProps) {
  const t = useT();
  const { session } = useSite();
  const visitor = useVisitor();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim() || known;
    setBusy(true);
    setFailed(null);
    const errors = await session?.clients.commerce
      .mutate(OrderReturnRequestWithdrawDocument, { token, email, id })
      .then((answer) => answer.orderReturnRequestWithdraw.errors)
      .catch(() => null);
    setBusy(false);
    const code = errors?.[0]?.code;
    if (code === "NOT_FOUND") return setFailed("shop.own.error.NOT_FOUND");
    if (code === "NOT_EDITABLE") return setFailed("returns.error.NOT_EDITABLE");
    if (!errors || code) return setFailed("shop.error.OTHER");
    onDone();
    void revalidator.revalidate();
  }
  return (
    <details>
      <summary>{t("returns.withdraw")}</summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{t("returns.withdrawText")}</p>
        {known || visitor.user ? null : <OwnEmail />}
        <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
        <Button type="submit" disabled={busy}>
          {busy ? t("shop.busy") : t("returns.withdraw")}
        </Button>
      </form>
    </details>
  );
}
