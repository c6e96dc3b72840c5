import type { ReactNode } from "react";
import { ChannelContext, useChannel } from "../channel/use-channel.ts";
import { LanguageProvider, useLanguage } from "../language/language.tsx";
import { SiteProvider, useSite } from "../site-context.tsx";
import { useListLinks } from "./list-links.tsx";

type PartProps = {
  className: string;
  /** What it is made of: this object, the language, the channel, and what `name` says. */
  of: object;
  name: string;
};
type ListProps = PartProps & { items: () => ReactNode };
export type WrittenProps = PartProps & {
  as: "div" | "ul";
  /** Without `useId`, and without any context but the site's, the language and the channel. */
  children: () => ReactNode;
};

/**
 * A list of tiles whose links go on without a reload. A server has it written once for all who see the same of it in the same
 * language and channel.
 */
export function TileList(list: ListProps) {
  const { parts } = useSite();
  return import.meta.env.SSR && parts ? (
    <WrittenOnce as="ul" {...list}>
      {list.items}
    </WrittenOnce>
  ) : (
    <LiveList {...list} />
  );
}

/** The server's part of `Written`; a personal page has no parts that are kept. */
export function WrittenOnce({ as: Around, className, of, name, children }: WrittenProps) {
  const site = useSite();
  const language = useLanguage();
  const channel = useChannel();
  if (!site.parts) return <Around className={className}>{children()}</Around>;
  const markup = site.parts.markup(of, `${className} ${language} ${channel} ${name}`, () => (
    <SiteProvider value={site}>
      <ChannelContext value={channel}>
        <LanguageProvider language={language}>{children()}</LanguageProvider>
      </ChannelContext>
    </SiteProvider>
  ));
  return <Around className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function LiveList({ className, items }: ListProps) {
  const { ahead, ...links } = useListLinks();
  return (
    <>
      <ul className={className} {...links}>
        {items()}
      </ul>
      {ahead}
    </>
  );
}
