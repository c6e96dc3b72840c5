import { Button, ErrorNote, useT } from "@carloom/ui";
import { useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";

const never = () => () => {};

/** Says when a guest's cart could not be made the customer's, and tries again. Nothing is lost either way. */
export function OwnerNote() {
  const t = useT();
  const { cart } = useSite();
  const owner = useSyncExternalStore(
    cart?.subscribe ?? never,
    cart?.getSnapshot ?? (() => "own" as const),
    () => "own" as const,
  );
  if (owner !== "failed") return null;
  return (
    <div className="cart-owner">
      <ErrorNote>{t("shop.cart.notAttached")}</ErrorNote>
      <Button size="small" onClick={() => void cart?.attach()}>
        {t("site.error.again")}
      </Button>
    </div>
  );
}
