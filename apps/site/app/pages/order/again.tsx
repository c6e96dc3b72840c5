import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeAgain, type TakenAgain } from "../../cart/again.ts";
import { SiteLink, useLocalPath } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

/** Codes of what can stand in the way that have a text of their own. */
const REASONS = ["INSUFFICIENT_STOCK", "NOT_FOUND", "NO_LINES"];

/** The same goods and builds once more, for who is signed in. A cart that was begun meanwhile is put aside, not lost. */
export function OrderAgain({ token }: { token: string }) {
  const t = useT();
  const { session, settings, cart } = useSite();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const local = useLocalPath();
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<TakenAgain | null>(null);
  const signedIn = visitor.status === "signed-in";
  useEffect(() => {
    if (signedIn && hash === "#again") section.current?.scrollIntoView({ block: "center" });
  }, [signedIn, hash]);
  if (!signedIn || !session) return null;
  async function again() {
    if (!session) return;
    setBusy(true);
    try {
      const answer = await takeAgain(session.clients.commerce, settings, token);
      if (answer.channel) void cart?.attach();
      if (answer.channel && answer.leftOut.length === 0) return void navigate(local(`/${answer.channel}/cart`));
      setTaken(answer);
    } catch (error) {
      console.error("The order could not be put into a cart:", error);
      setTaken({ channel: null, leftOut: [], code: "OTHER" });
    }
    setBusy(false);
  }
  return (
    <section ref={section} id="again" className="order-again" aria-labelledby="order-again">
      <h2 id="order-again">{t("shop.again.heading")}</h2>
      <p className="ui-hint">{t("shop.again.text")}</p>
      {taken?.code ? <ErrorNote>{t(reasonKey(taken.code))}</ErrorNote> : null}
      {taken && taken.leftOut.length > 0 ? (
        <div role="status">
          <p>{t("shop.again.leftOut")}</p>
          <ul>
            {taken.leftOut.map(({ name, code }, index) => (
              <li key={`${index} ${name}`}>
                {name} · {t(`shop.again.why.${REASONS.includes(code) ? code : "OTHER"}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {taken?.channel ? (
        <SiteLink to={`/${taken.channel}/cart`} className={buttonClass({ variant: "primary" })}>
          {t("shop.again.toCart")}
        </SiteLink>
      ) : (
        <Button disabled={busy} onClick={() => void again()}>
          {t("shop.again.button")}
        </Button>
      )}
    </section>
  );
}

const reasonKey = (code: string): string =>
  code === "NO_LINES" || code === "NOT_FOUND" ? `shop.again.error.${code}` : "shop.error.OTHER";
