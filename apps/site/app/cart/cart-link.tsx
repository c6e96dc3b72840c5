import { useT } from "@carloom/ui";
import { SiteLink } from "../language/language.tsx";
import { useChannel } from "../channel/use-channel.ts";
import { CartIcon } from "../parts/icons.tsx";
import { useCartState } from "./cart-state.ts";

/** The count comes after hydration: public HTML knows no cart. A cart keeps the channel that it was begun in. */
export function CartLink() {
  const t = useT();
  const { count, channel: held } = useCartState();
  const channel = useChannel();
  return (
    <SiteLink to={`/${held ?? channel}/cart`} className="site-cart">
      <CartIcon />
      <span className="site-cart-word">{t("site.cart")}</span>
      {count ? <span className="ui-data"> {count}</span> : null}
    </SiteLink>
  );
}
