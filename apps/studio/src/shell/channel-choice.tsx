import { useT } from "@carloom/ui";
import { useId } from "react";
import { useQuery } from "../lib/address.ts";
import { useLivePrice, useStudio } from "../workspace/studio-context.tsx";
import { CHANNELS, nameChannel, rememberChannel } from "../shop/channel.ts";

/** Which currency prices are in: one of the shop's channels. A design of a cart is priced as its cart is. */
export function ChannelChoice() {
  const t = useT();
  const id = useId();
  const { pricing, cartEdit } = useStudio();
  const channel = useLivePrice((state) => state.channel);
  const [, setQuery] = useQuery();
  if (cartEdit) return null;
  return (
    <div className="st-price-channel">
      <label htmlFor={id}>{t("studio.price.currency")}</label>
      <select
        id={id}
        className="ui-input"
        value={channel}
        onChange={({ currentTarget: { value } }) => {
          rememberChannel(value);
          setQuery((query) => nameChannel(query, value), { replace: true });
          pricing.sellIn(value);
        }}
      >
        {CHANNELS.map(({ slug, currency, name }) => (
          <option key={slug} value={slug}>
            {name ? `${name}, ${currency}` : currency}
          </option>
        ))}
      </select>
    </div>
  );
}
