import { requireRole } from "@carloom/identity";
import { LANGUAGES, type Language } from "@carloom/i18n";
import { LanguageCodeEnum, languageOfCode, uuidOf } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { designsOfOrder } from "../design/design.repository.ts";
import { OrderInvoiceLinkRef } from "../invoice/invoice.graphql.ts";
import { orderById } from "../order/order.repository.ts";
import { productionOf } from "../production/production.repository.ts";
import { SavedQuoteRef } from "../quote/quote.graphql.ts";
import { shopTables } from "../tables.ts";
import { type PaperOf, paperUrl } from "./paper.link.ts";
import { parcelsOf } from "./slip.command.ts";

const KINDS = ["ASSEMBLY", "SLIP", "CONFIRMATION"] as const;
type Paper = {
  kind: (typeof KINDS)[number];
  of: PaperOf;
  design: string | null;
  title: string | null;
  parcel: number | null;
};

/** Papers of an order, for staff who make and pack it. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function orderPapers(context: CommerceContext, orderId: string): Promise<Paper[]> {
  requireRole(context, "orders");
  const key = uuidOf(orderId, "Order");
  const db = shopTables(context.db);
  const order = key ? await orderById(db, key) : undefined;
  if (!order) return [];
  const none = { design: null, title: null, parcel: null };
  const sheets: Paper[] = [];
  for (const design of await designsOfOrder(db, order.id)) {
    const isPrinted = design.lines.some(({ kind }) => kind === "STICKER");
    // a sheet of what is printed comes with its files
    if (isPrinted && !(await productionOf(db, design.id))?.object) continue;
    sheets.push({
      ...none,
      kind: "ASSEMBLY",
      of: { paper: "assembly", design: design.id },
      design: design.id,
      title: design.title,
    });
  }
  const slips = order.is_shipping_required
    ? [null, ...(await parcelsOf(db, order.id))].map((parcel): Paper => {
        const of = { paper: "slip" as const, order: order.id, ...(parcel !== null && { parcel }) };
        return { ...none, kind: "SLIP", of, parcel };
      })
    : [];
  return [...sheets, ...slips, { ...none, kind: "CONFIRMATION", of: { paper: "confirmation", order: order.id } }];
}

type Link = { language: Language; url: string };
const LinkRef = builder.objectRef<Link>("PaperLink").implement({
  fields: (t) => ({
    language: t.exposeString("language", { description: "en, ko or ja" }),
    url: t.exposeString("url", { description: "Of a PDF; valid for an hour." }),
  }),
});
const KindEnum = builder.enumType("OrderPaperKind", { values: KINDS });
const PaperRef = builder.objectRef<Paper>("OrderPaper").implement({
  description: "A paper of an order: how a build is put on its car, what lies in a parcel, what was ordered.",
  fields: (t) => ({
    kind: t.expose("kind", { type: KindEnum }),
    design: t.field({ type: "UUID", nullable: true, resolve: ({ design }) => design }),
    title: t.exposeString("title", { nullable: true, description: "Of its design." }),
    parcel: t.exposeInt("parcel", { nullable: true, description: "Null: what is still to be packed." }),
    links: t.field({
      type: [LinkRef],
      description: "One a language.",
      resolve: ({ of }, _, context) =>
        Promise.all(LANGUAGES.map(async (language) => ({ language, url: await paperUrl(context, of, language) }))),
    }),
  }),
});

builder.queryField("orderPapers", (t) =>
  t.field({
    type: [PaperRef],
    description: "For staff.",
    args: { order: t.arg.id({ required: true }) },
    resolve: (_, { order }, context) => orderPapers(context, order),
  }),
);

builder.objectField(OrderInvoiceLinkRef, "confirmationUrl", (t) =>
  t.string({
    nullable: true,
    description: "Of the PDF of the order's confirmation, in the order's language; valid for an hour.",
    resolve: async ({ invoice }, _, context) => {
      const order = invoice && (await orderById(shopTables(context.db), invoice.order_id));
      const of = order && ({ paper: "confirmation", order: order.id } as const);
      return of ? paperUrl(context, of, languageOfCode(order.language_code)) : null;
    },
  }),
);

builder.objectField(SavedQuoteRef, "pdfUrl", (t) =>
  t.string({
    description: "Of the quote as PDF; valid for an hour.",
    args: { language: t.arg({ type: LanguageCodeEnum, description: "Absent: that it was saved in." }) },
    resolve: ({ id, language_code: own }, { language }, context) =>
      paperUrl(context, { paper: "quote", quote: id }, languageOfCode(language ?? own)),
  }),
);
