import { Button, Checkbox, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { groupLines } from "../../cart/group.ts";
import { problemKey } from "../../cart/problems.ts";
import { SiteLink } from "../../language/language.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";

/** Version of the consent text below; stored with the order. */
const CONSENT = "2026-11";

/** Payment and consent; nothing is ordered before the last button. */
export function ReviewStep({
  checkout,
  actions,
  open,
  onOpen,
  onPlaced,
}: StepProps & { onPlaced: (token: string) => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const personalised = groupLines(checkout.lines).some((group) => group.designId !== null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).get("consent") === "on";
    setMissing(!agreed);
    if (!agreed) return event.currentTarget.querySelector<HTMLElement>("[name=consent]")?.focus();
    setBusy(true);
    const result = await actions.complete(
      `${CONSENT}${personalised ? " personalised" : ""} ${new Date().toISOString()}`,
    );
    if ("token" in result) return onPlaced(result.token);
    setBusy(false);
    setFailed(problemKey(result.problems[0]?.code ?? ""));
  }
  return (
    <StepFrame step="review" checkout={checkout} open={open} onOpen={onOpen} summary={null}>
      <form onSubmit={submit} className="checkout-review" noValidate>
        <dl className="site-rows">
          <div>
            <dt>{t("shop.pay.heading")}</dt>
            <dd>
              <b>{t("shop.pay.offline")}</b>
              <br />
              {t("shop.pay.offlineText")}
            </dd>
          </div>
          <div>
            <dt>{t("shop.pay.returns")}</dt>
            <dd>{t(personalised ? "shop.pay.returnsBuild" : "shop.pay.returnsGoods")}</dd>
          </div>
        </dl>
        <div>
          <Checkbox
            name="consent"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? "consent-error" : undefined}
            label={
              <>
                {t("shop.pay.consent")}{" "}
                <SiteLink className="ui-link" to="/terms" target="_blank">
                  {t("site.terms")}
                </SiteLink>
              </>
            }
          />
          {missing ? (
            <div id="consent-error">
              <ErrorNote>{t("shop.error.CONSENT")}</ErrorNote>
            </div>
          ) : null}
        </div>
        {failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}
        <Button type="submit" variant="primary" size="large" disabled={busy}>
          {busy ? t("shop.busy") : t("shop.pay.place")}
        </Button>
      </form>
    </StepFrame>
  );
}
