import { StockNoticeRequestDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { type FormEvent, useState } from "react";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";
import { useVisitor } from "../visitor/visitor.ts";

type State =
  | { kind: "idle" | "busy" }
  | { kind: "done"; email: string; asked: boolean }
  | { kind: "failed"; key: string };

/** Who wants to be told when something is there again: a customer at once, any other address after a mail that asks. */
export default function NoticeForm({ channel, variantId }: { channel: string; variantId: string }) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const visitor = useVisitor();
  const [state, setState] = useState<State>({ kind: "idle" });
  const own = visitor.status === "signed-in" && visitor.me.isConfirmed ? visitor.me.email : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!session) return;
    const email = own ?? String(new FormData(event.currentTarget).get("email") ?? "").trim();
    setState({ kind: "busy" });
    try {
      const asking = { variantId, channel, email, languageCode: LANGUAGE_CODES[language] };
      const { errors } = (await session.clients.commerce.mutate(StockNoticeRequestDocument, asking)).stockNoticeRequest;
      const code = errors[0]?.code;
      setState(code ? { kind: "failed", key: `notice.error.${code}` } : { kind: "done", email, asked: own === null });
    } catch (error) {
      console.error("The notice could not be asked for:", error);
      setState({ kind: "failed", key: "notice.error.OTHER" });
    }
  }
  return (
    <form className="notice-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(own ? "notice.textOwn" : "notice.text", { email: own ?? "" })}</p>
      {own || state.kind === "done" ? null : (
        <TextField label={t("notice.email")} name="email" type="email" autoComplete="email" required />
      )}
      {state.kind === "failed" ? <ErrorNote>{t(state.key)}</ErrorNote> : null}
      <p role="status" className={state.kind === "done" ? "goods-done" : "ui-hidden"}>
        {state.kind === "done" ? t(state.asked ? "notice.asked" : "notice.done", { email: state.email }) : ""}
      </p>
      {state.kind === "done" ? null : (
        <Button type="submit" disabled={state.kind === "busy"}>
          {state.kind === "busy" ? t("shop.busy") : t("notice.submit")}
        </Button>
      )}
    </form>
  );
}
