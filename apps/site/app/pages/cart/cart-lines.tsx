import { formatMoney } from "@carloom/i18n";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { isPrepared } from "../../cart/prepared.ts";
import { groupLines } from "../../cart/group.ts";
import { problemKey } from "../../cart/problems.ts";
import type { Checkout, CheckoutActions, Outcome } from "../../cart/use-checkout.ts";
import { useNames } from "../../cart/names.ts";
import { useDesigns } from "../../cart/use-designs.ts";
import { useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";
import { DesignHead } from "./design-head.tsx";
import { LineName } from "./line-name.tsx";

type Line = Checkout["lines"][number];

export type CartLinesProps = { checkout: Checkout; actions: CheckoutActions };

/** Lines of a design together, with what removes it whole; other lines with their number of pieces. */
export function CartLines({ checkout, actions }: CartLinesProps) {
  const t = useT();
  const language = useLanguage();
  const designs = useDesigns(checkout);
  const nameOf = useNames(checkout);
  const isFixed = isPrepared(checkout);
  const list = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ at: string; key: string } | null>(null);
  const run = async (at: string, work: () => Promise<Outcome>) => {
    setBusy(true);
    setFailed(null);
    const [problem] = await work();
    setBusy(false);
    if (problem) return setFailed({ at, key: problemKey(problem.code) });
    // what was pressed may be gone with its line: the next key goes on from the lines, not from the page's beginning
    if (document.activeElement === document.body) list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} aria-busy={busy} className="cart-groups">
      {groupLines(checkout.lines).map((group) => {
        const at = group.lines[0]?.id ?? "";
        const ids = group.lines.map((line) => line.id);
        const variant = group.designId ? undefined : group.lines[0]?.variant;
        const name = variant ? `${nameOf(variant.product)}, ${nameOf(variant)}` : (group.title ?? t("shop.cart.build"));
        return (
          <section key={at} className="cart-group" aria-label={name}>
            {group.designId && isFixed ? <h2 className="ui-small">{group.title}</h2> : null}
            {group.designId && !isFixed ? (
              <DesignHead
                title={group.title ?? t("shop.cart.build")}
                design={designs.get(group.designId)}
                checkoutId={checkout.id}
                busy={busy}
                onRemove={() => void run(at, () => actions.remove(ids))}
              />
            ) : null}
            <ul>
              {group.lines.map((line) => (
                <li key={line.id} className="cart-line">
                  <LineName line={line} title={nameOf(line.variant.product)} size={nameOf(line.variant)} />
                  {group.designId || isFixed ? (
                    <span className="ui-data cart-quantity">× {line.quantity}</span>
                  ) : (
                    <Stepper
                      line={line}
                      name={nameOf(line.variant.product)}
                      busy={busy}
                      onChange={(quantity) => void run(line.id, () => actions.setQuantity(line.id, quantity))}
                      onRemove={() => void run(line.id, () => actions.remove([line.id]))}
                    />
                  )}
                  <Money value={line.undiscountedTotalPrice} />
                  {line.priorUnitPrice ? (
                    <span className="ui-small cart-sale">
                      {t("goods.lowest", {
                        price: formatMoney(language, line.priorUnitPrice.amount, line.priorUnitPrice.currency),
                      })}
                    </span>
                  ) : null}
                  {failed?.at === line.id ? <ErrorNote className="cart-error">{t(failed.key)}</ErrorNote> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type StepperProps = {
  line: Line;
  name: string;
  busy: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

/** What cannot be pressed just now keeps the focus: with keys, one piece after the other is put in at one place. */
function Stepper({ line, name, busy, onChange, onRemove }: StepperProps) {
  const t = useT();
  const isLeast = line.quantity <= 1;
  return (
    <span className="cart-stepper">
      <span className="cart-steps">
        <button
          type="button"
          aria-label={t("shop.cart.fewer", { name })}
          aria-disabled={busy || isLeast}
          onClick={() => busy || isLeast || onChange(line.quantity - 1)}
        >
          −
        </button>
        <output className="ui-data">{line.quantity}</output>
        <button
          type="button"
          aria-label={t("shop.cart.more", { name })}
          aria-disabled={busy}
          onClick={() => busy || onChange(line.quantity + 1)}
        >
          +
        </button>
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-disabled={busy}
        onClick={() => busy || onRemove()}
        aria-label={t("shop.cart.removeLine", { name })}
      >
        {t("shop.cart.remove")}
      </Button>
    </span>
  );
}
