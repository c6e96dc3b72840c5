import { Button, buttonClass, useT } from "@carloom/ui";
import { Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { takesFocus, useCart, useCartReason } from "../cart/use-cart.ts";
import type { LivePrice } from "../price/live-price.ts";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { Warn } from "../kit/warn.tsx";

/** The one primary action. Where it cannot be done the reason stands beside it. */
export function CartButton({ price, stale }: { price: LivePrice | null; stale: boolean }) {
  const t = useT();
  const studio = useStudio();
  const build = useEditorState((state) => state.document);
  const { add, address, adding, added, failure } = useCart();
  const reason = useCartReason()(price, stale);

  const wishes = useUi((state) => state.cartWishes);
  const seen = useRef(wishes);
  useEffect(() => {
    if (wishes === seen.current) return;
    seen.current = wishes;
    if (price && reason === null) void add(build);
    else studio.announce(reason ?? t("studio.price.loading"));
    // oxlint-disable-next-line react/exhaustive-deps -- one wish, one try
  }, [wishes]);

  if (added(build))
    return (
      <div className="st-cart">
        <span className="text-fits">{t("studio.cart.added")}</span>
        <a ref={takesFocus} className={buttonClass({ variant: "primary", size: "large" })} href={address}>
          {t("studio.cart.open")}
        </a>
      </div>
    );
  const note = failure ?? reason;
  const empty = failure === null && !stale && price?.lines.length === 0;
  return (
    <div className="st-cart">
      {note ? (
        <span className="st-cart-note" id="cart-note" data-failure={failure ? "" : undefined}>
          {empty ? <Info size={14} strokeWidth={1.6} aria-hidden="true" className="flex-none" /> : <Warn />}
          <span>{note}</span>
        </span>
      ) : null}
      <Button
        variant="primary"
        size="large"
        aria-describedby={note ? "cart-note" : undefined}
        aria-disabled={adding || undefined}
        disabled={!price || reason !== null}
        onClick={() => void add(build)}
      >
        {t(adding ? "studio.cart.adding" : studio.cartEdit ? "studio.cart-edit.update" : "studio.cart.add")}
      </Button>
    </div>
  );
}
