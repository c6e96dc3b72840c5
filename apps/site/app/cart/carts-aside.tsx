import { heldCart, holdCart } from "@carloom/api-client";
import { Button, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { CHANNELS } from "../channel/channels.ts";
import { useLocalPath } from "../language/language.tsx";
import { useSettings } from "../site-context.tsx";
import { cartsAside, putAside, takeBack } from "./put-aside.ts";

/** Other carts that this browser keeps, one a currency; one is opened in exchange for the one in use. */
export function CartsAside({ channel }: { channel: string | null }) {
  const t = useT();
  const settings = useSettings();
  const local = useLocalPath();
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => setKept(Object.keys(cartsAside())), []);
  const open = (slug: string) => {
    const held = heldCart();
    const id = takeBack(slug);
    if (!id) return;
    if (held && channel) putAside(channel, held);
    holdCart(id, settings);
    // loaded anew: another cart from the first line to the last
    location.assign(local(`/${slug}/cart`));
  };
  return CHANNELS.filter(({ slug }) => kept.includes(slug)).map(({ slug, currency }) => (
    <p key={slug} className="cart-aside">
      {t("shop.cart.aside", { currency })}{" "}
      <Button size="small" onClick={() => open(slug)}>
        {t("shop.cart.asideOpen", { currency })}
      </Button>
    </p>
  ));
}
