import { MyMembershipDocument } from "@carloom/api-client/commerce";
import { formatDate, formatMoney, LANGUAGE_CODES } from "@carloom/i18n";
import { ArrowGlyph, Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Period, Plan } from "../../data/plans.ts";
import { useLanguage, useLocalPath } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useAuthLinks } from "../../visitor/user-menu.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { joinPlan } from "./join.ts";

type JoinActionProps = { channel: string; plan: Plan; period: Period };

/** The plan that the visitor has; null for none, undefined until it is known. */
function useMine(): { name: string; until: string | null } | null | undefined {
  const { session } = useSite();
  const visitor = useVisitor();
  const language = useLanguage();
  const [mine, setMine] = useState<{ name: string; until: string | null } | null>();
  const user = visitor.user?.id ?? null;
  useEffect(() => {
    if (!session || user === null) return setMine(null);
    let current = true;
    void session.clients.commerce
      .tryQuery(MyMembershipDocument, { language: LANGUAGE_CODES[language] })
      .then((answer) => {
        const found = answer?.myMembership;
        const isLiving = found && found.status !== "ENDED";
        if (current) setMine(isLiving ? { name: found.plan.name, until: found.endsAt ?? null } : null);
      });
    return () => {
      current = false;
    };
  }, [session, user, language]);
  return mine;
}

/** The one action: into the cart and on to the checkout; sign in first; or, for who is a member, to their account. */
export function JoinAction({ channel, plan, period }: JoinActionProps) {
  const t = useT();
  const language = useLanguage();
  const local = useLocalPath();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const { session, settings } = useSite();
  const { signIn } = useAuthLinks();
  const mine = useMine();
  const [state, setState] = useState<"idle" | "busy" | "refused" | "unreachable">("idle");
  const price = plan[period];

  async function join() {
    if (!session || state === "busy") return;
    setState("busy");
    try {
      const problem = await joinPlan(session.clients.commerce, settings, { channel, planId: plan.id, period });
      if (problem) return setState("refused");
      void navigate(local(`/${channel}/checkout`));
    } catch (error) {
      console.error("The plan could not be put into the cart:", error);
      setState("unreachable");
    }
  }

  if (mine)
    return (
      <div className="membership-action">
        <p role="status">
          {mine.until
            ? t("membership.mine", { plan: mine.name, until: formatDate(language, mine.until, "long") })
            : t("membership.minePending", { plan: mine.name })}
        </p>
        <a
          className={buttonClass()}
          href={`${settings.app.account}/membership${language === "en" ? "" : `?lang=${language}`}`}
        >
          {t("membership.manage")}
        </a>
      </div>
    );
  const name = price ? { plan: plan.name, price: formatMoney(language, price.amount, price.currency) } : null;
  return (
    <div className="membership-action">
      {visitor.status === "signed-out" && name ? (
        <a className={buttonClass({ variant: "primary", wide: true })} href={signIn}>
          {t(`membership.signIn.${period}`, name)}
        </a>
      ) : (
        <Button
          variant="primary"
          wide
          disabled={!name || visitor.status !== "signed-in" || mine === undefined || state === "busy"}
          onClick={() => void join()}
        >
          {name ? t(`membership.join.${period}`, name) : t(`membership.notSold.${period}`)}
          <ArrowGlyph />
        </Button>
      )}
      {price ? <p className="ui-small">{t(price.gross ? "membership.withTax" : "membership.withoutTax")}</p> : null}
      {state === "refused" || state === "unreachable" ? <ErrorNote>{t(`membership.error.${state}`)}</ErrorNote> : null}
      <noscript>
        <p className="ui-small">{t("membership.noScript")}</p>
      </noscript>
    </div>
  );
}
