/**
 * The pages of law and of the company that the product brings: which sections each has, and which words of
 * `messages/site.*` each section says, as something is set up.
 */
export const ARTICLE_KEYS = ["terms", "privacy", "about-us", "accessibility"] as const;
export type ArticleKey = (typeof ARTICLE_KEYS)[number];

/** What is set up, as far as articles speak of it. */
export type ArticleFacts = {
  /** The goods are those of the demonstration. */
  demo: boolean;
  /** Cards are taken. */
  cards: boolean;
  /** Orders name the account for transfers. */
  account: boolean;
  /** The contact page loads its map from elsewhere. */
  map: boolean;
  /** People sign in with others. */
  providers: boolean;
};

type Article = {
  /** Messages `{name}.heading`, `{name}.lead` and `{name}.{section}`. */
  name: string;
  sections: readonly string[];
  /** Sections that are only there when something holds. */
  only?: Readonly<Record<string, keyof ArticleFacts>>;
  /** Sections whose text is another one: `{name}.{section}.{variant}` in place of `text`. */
  variants: (facts: ArticleFacts) => Readonly<Partial<Record<string, string>>>;
};

/** Which text about payment is true: with cards or without, the account on the order or told by mail. */
export const paymentVariant = ({ cards, account }: Pick<ArticleFacts, "cards" | "account">) =>
  account ? (cards ? "card" : "text") : cards ? "cardLater" : "later";

const ARTICLES: Record<ArticleKey, Article> = {
  terms: {
    name: "site.termsPage",
    sections: ["who", "use", "art", "price", "payment", "delivery", "withdrawal", "fit", "demo", "law"],
    only: { demo: "demo" },
    variants: (facts) => ({ payment: paymentVariant(facts), ...(facts.cards && { demo: "card" }) }),
  },
  privacy: {
    name: "site.privacyPage",
    sections: [
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
    ],
    only: { map: "map", providers: "providers" },
    variants: ({ cards }) => (cards ? { sharing: "card" } : {}),
  },
  "about-us": {
    name: "site.aboutPage",
    sections: ["studio", "scale", "fitment", "order", "company"],
    variants: ({ demo }) => (demo ? {} : { company: "real" }),
  },
  accessibility: {
    name: "site.accessibilityPage",
    sections: ["service", "standard", "use", "studio", "limits", "tested", "feedback", "authority"],
    variants: () => ({}),
  },
};

/** Keys of the messages of an article. */
export type ArticleText = {
  heading: string;
  lead: string;
  sections: { id: string; heading: string; text: string }[];
};

export function articleText(key: ArticleKey, facts: ArticleFacts): ArticleText {
  const { name, sections, only = {}, variants } = ARTICLES[key];
  const other = variants(facts);
  return {
    heading: `${name}.heading`,
    lead: `${name}.lead`,
    sections: sections
      .filter((section) => {
        const fact = only[section];
        return fact === undefined || facts[fact];
      })
      .map((id) => ({ id, heading: `${name}.${id}`, text: `${name}.${id}.${other[id] ?? "text"}` })),
  };
}

export const articleKey = (text: string): ArticleKey | null => ARTICLE_KEYS.find((one) => one === text) ?? null;
