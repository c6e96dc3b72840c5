import { Button, buttonClass, useT } from "@carloom/ui";
import { type CartDesign, editAddress } from "../../cart/use-designs.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSettings } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { BeforePrint } from "./before-print.tsx";

type DesignHeadProps = {
  title: string;
  /** Absent until it is known, and where the shop does not say. */
  design: CartDesign | undefined;
  checkoutId: string;
  busy: boolean;
  onRemove: () => void;
};

/** A build in the cart: its picture, its name, and what can be done to it as a whole. */
export function DesignHead({ title, design, checkoutId, busy, onRemove }: DesignHeadProps) {
  const t = useT();
  const language = useLanguage();
  const { app } = useSettings();
  const visitor = useVisitor();
  const user = (visitor.status === "signed-in" && visitor.userName) || "default";
  const edit = design ? editAddress(app.canvas, { user, checkoutId, design, language }) : null;
  return (
    <div className="cart-design">
      <div className="cart-design-picture">
        {design?.thumbnail ? (
          <img src={design.thumbnail} alt={t("shop.cart.picture", { title })} width="960" height="640" />
        ) : null}
      </div>
      <div className="cart-group-head">
        <h2>{title}</h2>
        <div className="cart-design-actions">
          {edit ? (
            <a className={buttonClass({ size: "small" })} href={edit} aria-label={t("shop.cart.editBuild", { title })}>
              {t("shop.cart.edit")}
            </a>
          ) : null}
          <Button size="small" variant="quiet" disabled={busy} onClick={onRemove}>
            {t("shop.cart.removeBuild")}
          </Button>
        </div>
      </div>
      {design ? <BeforePrint design={design} /> : null}
    </div>
  );
}
