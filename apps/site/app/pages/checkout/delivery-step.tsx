import { Button, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { formatDays } from "@carloom/i18n";
import { useDeliveries } from "../../cart/deliveries.ts";
import { useLost } from "../../cart/lost-delivery.ts";
import { useNames } from "../../cart/names.ts";
import { problemKey } from "../../cart/problems.ts";
import { useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";

export function DeliveryStep({ checkout, actions, open, onOpen, onDone }: StepProps & { onDone: () => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const methods = checkout.shippingMethods.filter((method) => method.active);
  const chosen = checkout.deliveryMethod;
  // nobody pays for a way of delivery that they did not choose where another costs less
  const [cheapest] = [...methods].sort((a, b) => a.price.amount - b.price.amount);
  const initial = chosen?.id ?? cheapest?.id;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const method = String(new FormData(event.currentTarget).get("method") ?? "");
    setBusy(true);
    const [problem] = await actions.setDelivery(method);
    setBusy(false);
    setFailed(problem ? problemKey(problem.code) : null);
    if (!problem) onDone();
  }
  const arrivals = useDeliveries(checkout.id, open);
  const lost = useLost(checkout, open);
  const language = useLanguage();
  const nameOf = useNames(checkout);
  const lead = ({ id, minimumDeliveryDays, maximumDeliveryDays }: (typeof methods)[number]) => {
    const arrival = arrivals.get(id);
    if (arrival) return t("shop.delivery.arrives", { when: formatDays(language, arrival.from, arrival.until) });
    return days(minimumDeliveryDays, maximumDeliveryDays);
  };
  const days = (from: number | null, to: number | null) => {
    if (from === null && to === null) return null;
    return t("shop.delivery.days", { from: from ?? to ?? 0, to: to ?? from ?? 0 });
  };
  return (
    <StepFrame
      step="delivery"
      checkout={checkout}
      open={open}
      onOpen={onOpen}
      summary={chosen ? <p>{nameOf(chosen)}</p> : null}
    >
      <form onSubmit={(event) => void submit(event)}>
        {lost ? <ErrorNote>{lost}</ErrorNote> : null}
        {methods.length === 0 ? <ErrorNote>{t("shop.delivery.none")}</ErrorNote> : null}
        <fieldset className="checkout-methods">
          <legend className="ui-hidden">{t("shop.step.delivery")}</legend>
          {methods.map((method) => (
            <label key={method.id}>
              <input type="radio" name="method" value={method.id} defaultChecked={method.id === initial} />
              <span>
                <b>{nameOf(method)}</b>
                <span className="ui-small">{lead(method)}</span>
              </span>
              <Money value={method.price} />
            </label>
          ))}
        </fieldset>
        {failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}
        <Button type="submit" variant="primary" disabled={busy || methods.length === 0}>
          {busy ? t("shop.busy") : t("shop.step.toReview")}
        </Button>
      </form>
    </StepFrame>
  );
}
