import { type Page, pageRequest, toPage } from "@carloom/platform";
import { accountByEmail, accountDb, requireRole } from "@carloom/identity";
import { LanguageCodeEnum, OrderDirection, PageInfo, uuidOf } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { PriceRangeInput } from "../catalogue/product.filter.ts";
import { shopTables } from "../tables.ts";
import { hashOf, readCode } from "./code.ts";
import {
  giftCardActivate,
  giftCardAddNote,
  giftCardBalanceAdjust,
  giftCardCreate,
  giftCardDeactivate,
  type GiftCardNode,
  type GiftCardProblem,
  giftCardResend,
  type GiftCardResult,
  giftCardUpdate,
  type NoteResult,
} from "./gift-card.command.ts";
import { cardById, giftCardKey } from "./gift-card.repository.ts";
import { cardCount, cardCurrencies, type GiftCardFilter, cardList, cardTagCount, cardTags } from "./list.repository.ts";
import { GiftCardRef } from "./refs.ts";
import { GiftCardEvent, GiftCardTag } from "./type.graphql.ts";

const CardEdge = builder.objectRef<{ node: GiftCardNode; cursor: string }>("GiftCardCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: GiftCardRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const CardConnection = builder.objectRef<Page<GiftCardNode>>("GiftCardCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [CardEdge], resolve: (page) => page.edges }),
  }),
});
type Tag = { name: string };
const TagEdge = builder.objectRef<{ node: Tag; cursor: string }>("GiftCardTagCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: GiftCardTag, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const TagConnection = builder.objectRef<Page<Tag>>("GiftCardTagCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [TagEdge], resolve: (page) => page.edges }),
  }),
});

const FilterInput = builder.inputType("GiftCardFilterInput", {
  fields: (t) => ({
    isActive: t.boolean(),
    tags: t.stringList(),
    used: t.boolean(),
    currency: t.string(),
    currentBalance: t.field({ type: PriceRangeInput }),
    initialBalance: t.field({ type: PriceRangeInput }),
    code: t.string({ description: "A whole code, or its last four letters." }),
    createdByEmail: t.string(),
  }),
});
const SortField = builder.enumType("GiftCardSortField", { values: ["CURRENT_BALANCE", "CREATED_AT"] as const });
const SortingInput = builder.inputType("GiftCardSortingInput", {
  fields: (t) => ({
    direction: t.field({ type: OrderDirection, required: true }),
    field: t.field({ type: SortField, required: true }),
  }),
});
const TagFilter = builder.inputType("GiftCardTagFilterInput", { fields: (t) => ({ search: t.string() }) });

const MOST_SEARCH = 100;

/** A whole code is looked for by its hash, in the search as in the filter: staff type what a customer reads to them. */
async function filterOf(
  context: CommerceContext,
  filter: typeof FilterInput.$inferInput | null | undefined,
  words: string,
): Promise<GiftCardFilter> {
  const db = shopTables(context.db);
  const typed = readCode(filter?.code ?? "") ?? readCode(words);
  const hash = typed === null ? null : hashOf(await giftCardKey(db), typed);
  const author = filter?.createdByEmail
    ? await accountByEmail(accountDb(context.db), filter.createdByEmail.trim().toLowerCase())
    : undefined;
  return {
    isActive: filter?.isActive,
    tags: filter?.tags,
    used: filter?.used,
    currency: filter?.currency,
    currentBalance: filter?.currentBalance,
    initialBalance: filter?.initialBalance,
    hash,
    last4: filter?.code && hash === null ? filter.code.trim().toUpperCase() : null,
    createdBy: filter?.createdByEmail ? [author?.id].filter((id) => id !== undefined) : null,
    search: hash === null ? words : null,
  };
}

builder.queryFields((t) => ({
  giftCard: t.field({
    type: GiftCardRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "orders");
      const key = uuidOf(id, "GiftCard");
      return key ? ((await cardById(shopTables(context.db), key)) ?? null) : null;
    },
  }),
  giftCards: t.field({
    type: CardConnection,
    nullable: true,
    args: {
      sortBy: t.arg({ type: SortingInput }),
      filter: t.arg({ type: FilterInput }),
      search: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
    },
    resolve: async (_, { sortBy, filter, search, ...args }, context) => {
      requireRole(context, "orders");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const asked = await filterOf(context, filter, (search ?? "").trim().slice(0, MOST_SEARCH));
      const sort = { field: sortBy?.field ?? "CREATED_AT", descending: sortBy ? sortBy.direction === "DESC" : true };
      return toPage(
        await cardList(db, asked, sort, page),
        page,
        (row) => [row.sort_key, row.id],
        () => cardCount(db, asked),
      );
    },
  }),
  giftCardCurrencies: t.stringList({
    resolve: (_, _args, context) => {
      requireRole(context, "orders");
      return cardCurrencies(shopTables(context.db));
    },
  }),
  giftCardTags: t.field({
    type: TagConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: TagFilter }),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      requireRole(context, "orders");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const search = (filter?.search ?? "").trim().slice(0, MOST_SEARCH);
      const tags = await cardTags(db, search, page);
      return toPage(
        tags.map((name) => ({ name })),
        page,
        ({ name }) => [name],
        () => cardTagCount(db, search),
      );
    },
  }),
}));

const ErrorCode = builder.enumType("GiftCardErrorCode", {
  values: ["ALREADY_EXISTS", "EXPIRED_GIFT_CARD", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED"] as const,
});
const CardError = builder.objectRef<GiftCardProblem>("GiftCardError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
    tags: t.stringList({ nullable: true, resolve: (error) => error.tags ?? null }),
  }),
});
const payload = (name: string) =>
  builder.objectRef<GiftCardResult>(name).implement({
    fields: (t) => ({
      giftCard: t.field({ type: GiftCardRef, nullable: true, resolve: (result) => result.card }),
      errors: t.field({ type: [CardError], resolve: (result) => result.errors }),
    }),
  });
const NotePayload = builder.objectRef<NoteResult>("GiftCardAddNote").implement({
  fields: (t) => ({
    giftCard: t.field({ type: GiftCardRef, nullable: true, resolve: (result) => result.card }),
    event: t.field({
      type: GiftCardEvent,
      nullable: true,
      resolve: ({ event, card }) => event && card && { ...event, currency: card.currency },
    }),
    errors: t.field({ type: [CardError], resolve: (result) => result.errors }),
  }),
});

const PriceInput = builder.inputType("PriceInput", {
  fields: (t) => ({
    currency: t.string({ required: true }),
    amount: t.field({ type: "PositiveDecimal", required: true }),
  }),
});
const CreateInput = builder.inputType("GiftCardCreateInput", {
  fields: (t) => ({
    addTags: t.stringList(),
    expiryDate: t.field({ type: "Date" }),
    balance: t.field({ type: PriceInput, required: true }),
    userEmail: t.string(),
    channel: t.string(),
    isActive: t.boolean({ required: true }),
    note: t.string(),
  }),
});
const UpdateInput = builder.inputType("GiftCardUpdateInput", {
  fields: (t) => ({
    addTags: t.stringList(),
    removeTags: t.stringList(),
    expiryDate: t.field({ type: "Date" }),
    balanceAmount: t.field({ type: "PositiveDecimal" }),
  }),
});
const ResendInput = builder.inputType("GiftCardResendInput", {
  fields: (t) => ({ id: t.id({ required: true }), email: t.string(), channel: t.string({ required: true }) }),
});
const NoteInput = builder.inputType("GiftCardAddNoteInput", {
  fields: (t) => ({ message: t.string({ required: true }) }),
});

builder.mutationFields((t) => ({
  giftCardCreate: t.field({
    type: payload("GiftCardCreate"),
    nullable: true,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => giftCardCreate(context, input),
  }),
  giftCardIssue: t.field({
    type: payload("GiftCardIssue"),
    nullable: true,
    description: "As giftCardCreate; the card is mailed in a language of the recipient's.",
    args: {
      input: t.arg({ type: CreateInput, required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
    },
    resolve: (_, { input, languageCode }, context) => giftCardCreate(context, { ...input, languageCode }),
  }),
  giftCardUpdate: t.field({
    type: payload("GiftCardUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => giftCardUpdate(context, id, input),
  }),
  giftCardBalanceAdjust: t.field({
    type: payload("GiftCardBalanceAdjust"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), amount: t.arg({ type: "Decimal", required: true }) },
    resolve: (_, { id, amount }, context) => giftCardBalanceAdjust(context, id, amount),
  }),
  giftCardActivate: t.field({
    type: payload("GiftCardActivate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => giftCardActivate(context, id),
  }),
  giftCardDeactivate: t.field({
    type: payload("GiftCardDeactivate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => giftCardDeactivate(context, id),
  }),
  giftCardResend: t.field({
    type: payload("GiftCardResend"),
    nullable: true,
    args: { input: t.arg({ type: ResendInput, required: true }) },
    resolve: (_, { input }, context) => giftCardResend(context, input),
  }),
  giftCardAddNote: t.field({
    type: NotePayload,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: NoteInput, required: true }) },
    resolve: (_, { id, input }, context) => giftCardAddNote(context, id, input.message),
  }),
}));
