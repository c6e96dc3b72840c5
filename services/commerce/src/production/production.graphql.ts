import type { ProductionReport } from "@carloom/threed";
import { type LanguageCode, LanguageCodeEnum } from "@carloom/wire";
import { approvalsOf } from "../approval/approval.repository.ts";
import { builder } from "../builder.ts";
import { productionRules } from "../rules/production.ts";
import { shopTables } from "../tables.ts";
import { PRODUCTION_STATES } from "../tables/production.tables.ts";
import {
  orderProduction,
  orderProductionRequest,
  type ProductionNode,
  type ProductionProblem,
  type ProductionRequested,
} from "./production.command.ts";
import { productionUrl } from "./production.link.ts";

type Piece = ProductionReport["pieces"][number];
type Film = ProductionReport["films"][number];

const State = builder.enumType("ProductionState", { values: PRODUCTION_STATES });

const PieceRef = builder.objectRef<Piece>("ProductionPiece").implement({
  description: "A piece of film, as it is numbered on its sheet.",
  fields: (t) => ({
    number: t.exposeInt("number"),
    panel: t.exposeString("panel", { description: "As it is named on its sheet." }),
    kind: t.exposeString("kind", { description: "sticker or wrap" }),
    width: t.exposeFloat("width", { description: "mm" }),
    height: t.exposeFloat("height", { description: "mm" }),
    dpi: t.exposeInt("dpi", { nullable: true, description: "Of the coarsest picture on it; null where it has none." }),
    narrow: t.float({
      nullable: true,
      description: "mm of the narrowest part that is cut out; null where the shop's rules find none too narrow.",
      resolve: ({ narrow }) => narrow ?? null,
    }),
    thin: t.float({
      nullable: true,
      description: "mm of the thinnest area that is printed; null where the shop's rules find none too thin.",
      resolve: ({ thin }) => thin ?? null,
    }),
    stretchMean: t.float({ description: "Share of the film's length.", resolve: ({ stretch }) => stretch.mean }),
    stretchMost: t.float({ description: "Share of the film's length.", resolve: ({ stretch }) => stretch.most }),
    flattened: t.stringList({
      description: "Why drawings on it are printed as pixels.",
      resolve: (piece) => [...piece.flattened],
    }),
  }),
});
const FilmRef = builder.objectRef<Film>("ProductionFilm").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: "As its files are named." }),
    sheets: t.exposeInt("sheets"),
    length: t.exposeFloat("length", { description: "Metres of the roll." }),
    waste: t.exposeFloat("waste", { description: "Share of it that nothing is cut from." }),
  }),
});
const ProductionRef = builder.objectRef<ProductionNode>("OrderProduction").implement({
  description: "What an ordered design is printed and cut from, for staff.",
  fields: (t) => ({
    design: t.field({ type: "UUID", resolve: ({ id }) => id }),
    title: t.exposeString("title"),
    state: t.field({
      type: State,
      nullable: true,
      description: "Null while nobody asked: the order is not paid.",
      resolve: ({ production }) => production?.state ?? null,
    }),
    failure: t.string({ nullable: true, resolve: ({ production }) => production?.failure ?? null }),
    requestedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ production }) => production?.requested_at ?? null,
    }),
    madeAt: t.field({ type: "DateTime", nullable: true, resolve: ({ production }) => production?.made_at ?? null }),
    url: t.string({
      nullable: true,
      description: "Of an archive with all files; valid for an hour.",
      resolve: ({ id, production }, _, context) => (production?.object ? productionUrl(context, id) : null),
    }),
    awaitsApproval: t.boolean({
      description: "The shop prints it only once its buyer has approved the proof of what is made now.",
      resolve: async ({ id, production }, _, context) =>
        production?.state === "MADE" &&
        (await productionRules(context.db)).approval &&
        (await approvalsOf(shopTables(context.db), [id])).get(id) !== "APPROVED",
    }),
    pieces: t.field({ type: [PieceRef], resolve: ({ production }) => production?.report?.pieces ?? [] }),
    films: t.field({ type: [FilmRef], resolve: ({ production }) => production?.report?.films ?? [] }),
  }),
});

const ErrorCode = builder.enumType("ProductionErrorCode", { values: ["NOT_FOUND", "INVALID"] as const });
const ErrorRef = builder.objectRef<ProductionProblem>("ProductionError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.expose("code", { type: ErrorCode }),
  }),
});
const Requested = builder.objectRef<ProductionRequested>("OrderProductionRequest").implement({
  fields: (t) => ({
    production: t.field({ type: ProductionRef, nullable: true, resolve: ({ production }) => production }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.queryField("orderProduction", (t) =>
  t.field({
    type: [ProductionRef],
    description: "Every design of an order that has anything printed.",
    args: { order: t.arg.id({ required: true }) },
    resolve: (_, { order }, context) => orderProduction(context, order),
  }),
);
builder.mutationField("orderProductionRequest", (t) =>
  t.field({
    type: Requested,
    description: "Has the files of an ordered design made, or made anew.",
    args: {
      order: t.arg.id({ required: true }),
      design: t.arg({ type: "UUID", required: true }),
      language: t.arg({ type: LanguageCodeEnum, description: "Of the sheets; absent is the order's." }),
    },
    resolve: (_, { order, design, language }, context) =>
      orderProductionRequest(context, order, design, language as LanguageCode | null | undefined),
  }),
);
