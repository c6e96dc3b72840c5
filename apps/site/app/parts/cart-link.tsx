import { useT } from "@carloom/ui";
import { SiteLink } from "../language/language.tsx";
import { CartIcon } from "./icons.tsx";
import { useCartCount } from "../cart/cart-count.ts";

/** The count comes after hydration: public HTML knows no cart. */
export function CartLink() {
  const t = useT();
  const count = useCartCount();
  return (
    <SiteLink to="/default-channel/cart" className="site-cart">
      <CartIcon />
      <span className="site-cart-word">{t("site.cart")}</span>
      {count ? <span className="ui-data"> {count}</span> : null}
    </SiteLink>
  );
}
