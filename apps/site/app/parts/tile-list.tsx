import type { ReactNode } from "react";
import { ChannelContext, useChannel } from "../channel/use-channel.ts";
import { LanguageProvider, useLanguage } from "../language/language.tsx";
import { SiteProvider, useSite } from "../site-context.tsx";
import { useListLinks } from "./list-links.tsx";

type ListProps = {
  className: string;
  /** What the tiles are made of: this object, the language, the channel, and what `name` says. */
  of: object;
  name: string;
  items: () => ReactNode;
};

/**
 * A list of tiles whose links go on without a reload. A server has it written once for all who see the same of it in the same
 * language and channel.
 */
export function TileList(list: ListProps) {
  const { parts } = useSite();
  return import.meta.env.SSR && parts ? <WrittenList {...list} parts={parts} /> : <LiveList {...list} />;
}

type Parts = NonNullable<ReturnType<typeof useSite>["parts"]>;

function WrittenList({ className, of, name, items, parts }: ListProps & { parts: Parts }) {
  const site = useSite();
  const language = useLanguage();
  const channel = useChannel();
  const markup = parts.markup(of, `${className} ${language} ${channel} ${name}`, () => (
    <SiteProvider value={site}>
      <ChannelContext value={channel}>
        <LanguageProvider language={language}>{items()}</LanguageProvider>
      </ChannelContext>
    </SiteProvider>
  ));
  return <ul className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
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
