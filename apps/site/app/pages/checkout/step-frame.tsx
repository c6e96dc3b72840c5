import { Button, useT } from "@carloom/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { isPrepared } from "../../cart/prepared.ts";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";
import { canOpen, type Step, stepsOf } from "./steps.ts";

export type StepProps = {
  checkout: Checkout;
  actions: CheckoutActions;
  open: boolean;
  onOpen: (step: Step) => void;
};

type FrameProps = Omit<StepProps, "actions"> & { step: Step; summary: ReactNode; children: ReactNode };

/** Closed, a step shows what was entered and a way back to it. */
export function StepFrame({ step, checkout, open, onOpen, summary, children }: FrameProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);
  // Where the last button went, the next heading takes the focus; not on the first paint.
  useEffect(() => {
    if (open && !wasOpen.current) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const reachable = !open && canOpen(step, checkout);
  const isFixed = isPrepared(checkout) && step !== "review";
  return (
    <section className="checkout-step" aria-labelledby={`step-${step}`}>
      <div className="checkout-step-head">
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
          <span className="ui-data">{stepsOf(checkout).indexOf(step) + 1}</span> {t(`shop.step.${step}`)}
        </h2>
        {reachable && !isFixed ? (
          <Button size="small" variant="quiet" onClick={() => onOpen(step)}>
            {t("shop.step.change")}
          </Button>
        ) : null}
      </div>
      {open ? children : reachable && summary ? <div className="checkout-summary">{summary}</div> : null}
    </section>
  );
}
