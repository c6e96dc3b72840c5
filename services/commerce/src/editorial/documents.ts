/** What a text is on a page or in a mail. */
export const CONTENT_ROLES = ["ALT", "BUTTON", "FOOT", "HEADING", "META", "SUBJECT", "TEXT"] as const;
export type ContentRole = (typeof CONTENT_ROLES)[number];

/** A text that staff may change: a message of `packages/i18n`, whose words are the default. */
export type TextSpec = { key: string; group: string; role: ContentRole };
export type DocumentSpec = { kind: "home" | "mail"; key: string; texts: readonly TextSpec[] };

const home = (group: string, texts: Readonly<Record<string, ContentRole>>): TextSpec[] =>
  Object.entries(texts).map(([key, role]) => ({ key: `site.${key}`, group, role }));

const HOME: DocumentSpec = {
  kind: "home",
  key: "texts",
  texts: [
    ...home("hero", {
      "home.headline": "HEADING",
      "home.claim": "TEXT",
      "home.start": "BUTTON",
      "home.heroFilm": "ALT",
    }),
    ...home("second", {
      "home.explore": "HEADING",
      "home.exploreText": "TEXT",
      "home.try": "BUTTON",
      "home.secondFilm": "ALT",
    }),
    ...home("about", {
      "home.about": "HEADING",
      "home.scale": "HEADING",
      "home.scaleText": "TEXT",
      "home.fitment": "HEADING",
      "home.fitmentText": "TEXT",
      "home.price": "HEADING",
      "home.priceText": "TEXT",
      "home.making": "HEADING",
      "home.makingText": "TEXT",
    }),
    ...home("partners", { "partners.heading": "HEADING" }),
    ...home("lineup", { "home.lineup": "HEADING", "home.browse": "BUTTON" }),
    ...home("search", { "home.title": "META", "home.description": "META" }),
  ],
};

/** Names that tell what a text is; every other is a paragraph. */
const ROLES: readonly [pattern: RegExp, role: ContentRole][] = [
  [/subject$/, "SUBJECT"],
  [/(\.action|\.again|letter\.track)$/, "BUTTON"],
  [/(foot|stock-mail\.end)$/, "FOOT"],
];
const roleOf = (key: string): ContentRole => ROLES.find(([pattern]) => pattern.test(key))?.[1] ?? "TEXT";

const mail = (key: string, ...texts: string[]): DocumentSpec => ({
  kind: "mail",
  key,
  texts: texts.map((text) => ({ key: text, group: "mail", role: roleOf(text) })),
});
const account = (kind: string) =>
  mail(`account.${kind}`, ...["subject", "text", "action"].map((part) => `account.mail.${kind}.${part}`));
const membership = (occasion: string) =>
  mail(`membership.${occasion}`, ...["subject", "text"].map((part) => `membership.mail.${occasion}.${part}`));

/** Mails in the order in which a buyer gets them. */
const MAILS: readonly DocumentSpec[] = [
  mail(
    "order.prepared",
    "draft-mail.subject",
    "draft-mail.text",
    "draft-mail.until",
    "draft-mail.action",
    "draft-mail.foot",
  ),
  mail(
    "order.confirmation",
    "order-mail.subject",
    "order-mail.greeting",
    "order-mail.placed",
    "order-mail.paid",
    "order-mail.pay",
    "order-mail.accountLater",
    "order-mail.due",
  ),
  mail("order.paid", "letter.paid.subject", "letter.paid.text"),
  mail("order.sent", "fulfilment-mail.subject", "fulfilment-mail.sent"),
  mail("order.delivered", "letter.delivered.subject", "letter.delivered.text", "letter.delivered.help"),
  mail("order.cancelled", "letter.cancelled.subject", "letter.cancelled.unpaid", "letter.cancelled.paid"),
  mail("order.expired", "order-mail.expired.subject", "order-mail.expired.text", "order-mail.expired.again"),
  mail(
    "order.edited",
    "order-edit.subject",
    "order-edit.text",
    "order-edit.due",
    "order-edit.over",
    "order-edit.question",
  ),
  mail(
    "order.changed",
    "own-change-mail.address.subject",
    "own-change-mail.address",
    "own-change-mail.cancelled.subject",
    "own-change-mail.cancelled",
    "own-change-mail.return.subject",
    "own-change-mail.return",
    "own-change-mail.withdrawn.subject",
    "own-change-mail.withdrawn",
    "own-change-mail.refund",
    "own-change-mail.notYou",
  ),
  mail(
    "order.proof",
    "proof-mail.sent.subject",
    "proof-mail.sent.text",
    "proof-mail.sent.again",
    "proof-mail.until",
    "proof-mail.approved.subject",
    "proof-mail.approved.text",
    "proof-mail.changes.subject",
    "proof-mail.changes.text",
    "proof-mail.answer.subject",
    "proof-mail.answer.text",
  ),
  mail("order.return", "return-mail.subject", "return-mail.accepted", "return-mail.refused"),
  mail("order.together", "order-mail.together.subject", "order-mail.together.text", "order-mail.together.foot"),
  mail("order.frame", "letter.track", "letter.foot"),
  mail(
    "payment.returned",
    "payment-mail.returned.subject",
    "payment-mail.returned.text",
    "payment-mail.late.text",
    "refund-mail.changed.text",
  ),
  mail("payment.failed", "refund-mail.failed.subject", "refund-mail.failed.text", "refund-mail.failed.noOrder"),
  mail(
    "gift.card",
    "gift-card-mail.subject",
    "gift-card-mail.text",
    "gift-card-mail.how",
    "gift-card-mail.action",
    "gift-card-mail.foot",
  ),
  mail("stock.back", "stock-mail.subject", "stock-mail.text", "stock-mail.action", "stock-mail.end"),
  mail(
    "stock.confirm",
    "stock-mail.confirm.subject",
    "stock-mail.confirm.text",
    "stock-mail.confirm.action",
    "stock-mail.confirm.ignore",
  ),
  ...["started", "due", "renewed", "late", "ending", "ended"].map(membership),
  ...["confirm", "exists", "reset", "email", "email-changed", "delete", "code-on", "code-off"].map(account),
  ...["welcome", "invite", "staff"].map(account),
];

export const DOCUMENTS: readonly DocumentSpec[] = [HOME, ...MAILS];

export const documentSpec = (kind: string, key: string): DocumentSpec | null =>
  DOCUMENTS.find((one) => one.kind === kind && one.key === key) ?? null;
