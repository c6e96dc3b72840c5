import { useT } from "@carloom/ui";
import { Link, useLocation } from "react-router";
import { useLanguage } from "../language/language.tsx";
import { withLanguage } from "../language/links.ts";
import { CHANNELS, switchChannel } from "./channels.ts";
import { rememberChannel } from "./remembered.ts";
import { useChannel } from "./use-channel.ts";

/** Country and currency, chosen by hand: the language never decides them. */
export function ChannelLinks() {
  const t = useT();
  const current = useChannel();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="site-languages" aria-label={t("site.channel")}>
      {CHANNELS.map(({ slug, currency }) => (
        <Link
          key={slug}
          to={withLanguage(switchChannel(pathname + search + hash, slug), language)}
          aria-current={slug === current ? "true" : undefined}
          preventScrollReset
          onClick={() => rememberChannel(slug)}
        >
          {t(`site.channel.${slug}`, { currency })}
        </Link>
      ))}
    </nav>
  );
}
