import {
  OrderOwnProofsDocument,
  OrderProofChangesDocument,
  OrderProofLinkDocument,
  type OwnProofFragment,
} from "@carloom/api-client/commerce";
import { formatDate } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import type { OrderContact } from "./contact.ts";
import { OwnEmail } from "./own-email.tsx";

type Design = OrderPage["designs"][number];
type Props = { designs: readonly Design[]; token: string; contact: OrderContact | null };

/** Codes with a text of their own. */
const SAID = ["CLOSED", "DECIDED", "LIMIT", "REQUIRED", "TOO_LONG"];
const textOf = ({ code, field }: { code: string; field?: string | null }): string => {
  if (code === "NOT_FOUND" && field === "id") return "shop.own.error.NOT_FOUND";
  if (field === "email") return "shop.proof.error.LIMIT";
  return SAID.includes(code) ? `shop.proof.error.${code}` : "shop.error.OTHER";
};

/** Proofs of what the buyer ordered: opened, sent back for changes, and what was answered so far, from the order's own page. */
export function OwnProofs({ designs, token, contact }: Props) {
  const t = useT();
  const { session } = useSite();
  const visitor = useVisitor();
  const [proofs, setProofs] = useState<readonly OwnProofFragment[]>([]);
  const shown = designs.filter(({ proof }) => proof && proof.state !== "CLOSED" && proof.state !== "WITHDRAWN");
  const user = visitor.user?.id ?? null;
  // read again when the order's page was
  useEffect(() => {
    if (!session || user === null) return setProofs([]);
    let current = true;
    void session.clients.commerce.tryQuery(OrderOwnProofsDocument, { token }).then(
      (answer) => current && setProofs(answer?.orderOwnProofs ?? []),
      () => current && setProofs([]),
    );
    return () => {
      current = false;
    };
  }, [session, user, token, designs]);
  if (shown.length === 0 && proofs.length === 0) return null;
  return (
    <section className="order-own" aria-labelledby="own-proofs">
      <h2 id="own-proofs">{t("shop.proof.heading")}</h2>
      {shown.map((design) => (
        <OneProof key={design.id} design={design} isOnly={designs.length === 1} token={token} contact={contact} />
      ))}
      {proofs.length > 0 ? <History proofs={proofs} isOnly={designs.length === 1} /> : null}
    </section>
  );
}

type OneProps = Omit<Props, "designs"> & { design: Design; isOnly: boolean };

function OneProof({ design, isOnly, token, contact }: OneProps) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const revalidator = useRevalidator();
  const [done, setDone] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { proof } = design;
  if (!proof) return null;
  const which = { token, design: design.id, version: proof.version };
  const date = proof.decidedAt ? formatDate(language, proof.decidedAt, "long") : "";
  const isShown = proof.state !== "EXPIRED" && proof.state !== "SUPERSEDED";
  const commerce = session?.clients.commerce;
  return (
    <>
      {isOnly ? null : <h3>{design.title}</h3>}
      <p role="status">{t(done ?? `shop.order.proof.${proof.state}`, { version: proof.version, date })}</p>
      {isShown ? (
        <Fold
          summary="shop.proof.open"
          contact={contact}
          send="shop.proof.link"
          isDone={link !== null}
          act={async (form, email) => {
            const answer = await commerce?.mutate(OrderProofLinkDocument, { ...which, email });
            setLink(answer?.orderProofLink.link ?? null);
            return answer?.orderProofLink.errors;
          }}
        >
          <p>{t(proof.state === "OPEN" ? "shop.proof.openText" : "shop.proof.seeText")}</p>
          <div role="status">
            {link ? (
              <a className={buttonClass({ variant: "primary" })} href={link} rel="noreferrer">
                {t("shop.proof.see", { version: proof.version })}
              </a>
            ) : null}
          </div>
        </Fold>
      ) : null}
      {proof.state === "OPEN" ? (
        <Fold
          summary="shop.proof.changes"
          contact={contact}
          send="shop.proof.send"
          act={async (form, email) => {
            const said = { name: String(form.get("name") ?? ""), text: String(form.get("text") ?? "") };
            const answer = await commerce?.mutate(OrderProofChangesDocument, { ...which, ...said, email });
            const errors = answer?.orderProofChanges.errors;
            if (errors?.length === 0) setDone("shop.proof.asked");
            // somebody else was quicker, or the shop has sent another: what stands is shown
            if (errors) void revalidator.revalidate();
            return errors;
          }}
        >
          <p>{t("shop.proof.changesText")}</p>
          <TextArea
            label={t("shop.proof.what")}
            hint={t("shop.proof.hint")}
            name="text"
            rows={4}
            maxLength={2000}
            required
          />
          <TextField label={t("shop.proof.name")} name="name" maxLength={80} autoComplete="name" required />
        </Fold>
      ) : null}
    </>
  );
}

type FoldProps = {
  summary: string;
  send: string;
  contact: OrderContact | null;
  isDone?: boolean;
  act(form: FormData, email: string | null): Promise<readonly { code: string; field?: string | null }[] | undefined>;
  children: ReactNode;
};

/** One act in a fold of its own. Whoever is not signed in shows by the e-mail that the order is theirs. */
function Fold({ summary, send, contact, isDone, act, children }: FoldProps) {
  const t = useT();
  const visitor = useVisitor();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const email = String(form.get("email") ?? "").trim() || contact?.email || null;
    const errors = await act(form, email).catch(() => undefined);
    setBusy(false);
    const [problem] = errors ?? [];
    setFailed(!errors ? "shop.error.OTHER" : problem ? textOf(problem) : null);
  }
  return (
    <details>
      <summary>{t(summary)}</summary>
      <form onSubmit={(event) => void submit(event)}>
        {children}
        {contact || visitor.user || isDone ? null : <OwnEmail />}
        <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
        {isDone ? null : (
          <Button type="submit" disabled={busy}>
            {busy ? t("shop.busy") : t(send)}
          </Button>
        )}
      </form>
    </details>
  );
}

/** Every version with what was answered; the newest first. */
function History({ proofs, isOnly }: { proofs: readonly OwnProofFragment[]; isOnly: boolean }) {
  const t = useT();
  const language = useLanguage();
  const day = (at: string) => formatDate(language, at, "long");
  return (
    <details>
      <summary>{t("shop.proof.history", { count: proofs.length })}</summary>
      <ol className="order-proofs">
        {proofs.map(({ design, title, version, state, sentAt, decision }) => (
          <li key={`${design} ${version}`}>
            <p>
              <b>{t("shop.proof.version", { version })}</b>
              {isOnly ? null : ` · ${title}`}
              {` · ${t(`shop.proof.state.${decision?.kind ?? state}`)}`}
            </p>
            <p className="ui-small">{t("shop.proof.sent", { date: day(sentAt) })}</p>
            {decision ? (
              <p className="ui-small">{t("shop.proof.answered", { name: decision.name, date: day(decision.at) })}</p>
            ) : null}
            {decision?.text ? <p className="order-proof-text">{decision.text}</p> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
