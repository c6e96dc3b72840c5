import { useT } from "@carloom/ui";
import type { Language } from "@carloom/i18n";
import { useLocation } from "react-router";
import { last } from "../last.ts";
import { PageLink, useLanguage } from "../language/language.tsx";
import { withLanguage } from "../language/links.ts";
import { CHANNELS, switchChannel } from "../channel/channels.ts";
import { rememberChannel } from "../channel/remembered.ts";
import { useChannel } from "../channel/use-channel.ts";

const addresses = last((path: string, language: Language, channels: typeof CHANNELS) =>
  channels.map((channel) => ({ ...channel, to: withLanguage(switchChannel(path, channel.slug), language) })),
);

/** Country and currency, chosen by hand: the language never decides them. */
export function ChannelLinks() {
  const t = useT();
  const current = useChannel();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <nav className="site-languages" aria-label={t("site.channel")}>
      {addresses(pathname + search + hash, language, CHANNELS).map(({ slug, currency, name, to }) => (
        <PageLink
          key={slug}
          to={to}
          aria-current={slug === current ? "true" : undefined}
          preventScrollReset
          onClick={() => rememberChannel(slug)}
        >
          {t(`site.channel.${name ? "other" : slug}`, { name: name ?? "", currency })}
        </PageLink>
      ))}
    </nav>
  );
}
