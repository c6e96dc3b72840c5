import { Article } from "../parts/article.tsx";
import { useLanguage } from "../language/language.tsx";
import { useSettings } from "../site-context.tsx";

const SECTIONS = [
  "who",
  "visit",
  "counting",
  "map",
  "cookies",
  "account",
  "providers",
  "builds",
  "orders",
  "messages",
  "sharing",
  "keep",
  "rights",
];
/** As the services write their own names. */
const PROVIDERS = { google: "Google", kakao: "Kakao", line: "LINE", apple: "Apple" } as const;

/** Names others only where they are set up: map tiles, sign-in, card payments. */
export default function Privacy() {
  const { maps, identityProviders, payments } = useSettings();
  const language = useLanguage();
  const there: Partial<Record<string, boolean>> = {
    map: maps.tiles !== null,
    providers: identityProviders.length > 0,
  };
  const names = identityProviders.map((provider) => PROVIDERS[provider]);
  return (
    <Article
      path="/privacy"
      name="site.privacyPage"
      sections={SECTIONS.filter((section) => there[section] ?? true)}
      variants={payments.length > 0 ? { sharing: "card" } : {}}
      values={{ providers: new Intl.ListFormat(language, { type: "disjunction" }).format(names) }}
    />
  );
}
