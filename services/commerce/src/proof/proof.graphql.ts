import type { ProductionReport } from "@carloom/threed";
import { globalId } from "@carloom/wire";
import { builder } from "../builder.ts";
import { OrderFilterInput, OrderSortingInput, ordersOf } from "../order/list.graphql.ts";
import { shopTables } from "../tables.ts";
import { toldBeside } from "../told-beside.ts";
import { PROOF_DECISIONS, type ProofPlace } from "../tables/proof.tables.ts";
import {
  type OrderProofMark,
  orderProofs,
  proofAnswer,
  proofComment,
  proofDecide,
  type ProofLinked,
  proofLink,
  proofMarks,
  proofOfLink,
  type ProofResult,
  proofSend,
  type ProofView,
  proofWithdraw,
} from "./proof.command.ts";
import { drawingsUrl } from "./proof.link.ts";
import { PROOF_CODES, type ProofProblem, inksOf, WARNINGS, warningsOf } from "./proof.policy.ts";
import { isShown, PROOF_STATES, proofState } from "./proof.process.ts";
import { commentsOf, type ProofComment, type ProofDecision } from "./proof.repository.ts";

type Piece = ProductionReport["pieces"][number] & { picture: string };

export const State = builder.enumType("ProofState", {
  description:
    "How a proof stands; of one that is superseded, withdrawn or expired, or whose order is over (CLOSED), its link shows nothing more.",
  values: PROOF_STATES,
});
const Kind = builder.enumType("ProofDecisionKind", { values: PROOF_DECISIONS });
const Warning = builder.enumType("ProofWarning", { values: WARNINGS });

const InkRef = builder.objectRef<{ color: string; printed: string }>("ProofInk").implement({
  fields: (t) => ({
    color: t.exposeString("color"),
    printed: t.exposeString("printed", { description: "sRGB of what comes out of the printer." }),
  }),
});
const PieceRef = builder.objectRef<Piece>("ProofPiece").implement({
  fields: (t) => ({
    number: t.exposeInt("number"),
    panel: t.exposeString("panel"),
    kind: t.exposeString("kind", { description: "sticker or wrap" }),
    film: t.string({
      description: "As its files are named; empty where that is not known.",
      resolve: ({ film }) => film ?? "",
    }),
    width: t.exposeFloat("width", { description: "mm" }),
    height: t.exposeFloat("height", { description: "mm" }),
    dpi: t.exposeInt("dpi", { nullable: true }),
    warnings: t.field({ type: [Warning], resolve: warningsOf }),
    inks: t.field({
      type: [InkRef],
      description: "Colors that the printer cannot print, the farthest first.",
      resolve: inksOf,
    }),
    picture: t.exposeString("picture", { description: "SVG, for an hour." }),
  }),
});
const PlaceRef = builder.objectRef<ProofPlace>("ProofPlace").implement({
  description: "A place on a piece's drawing, or on the car.",
  fields: (t) => ({
    piece: t.int({ nullable: true, resolve: (place) => (place.kind === "piece" ? place.number : null) }),
    x: t.float({
      nullable: true,
      description: "Share of its width.",
      resolve: (p) => (p.kind === "piece" ? p.x : null),
    }),
    y: t.float({
      nullable: true,
      description: "Share of its height, from its top.",
      resolve: (p) => (p.kind === "piece" ? p.y : null),
    }),
    point: t.floatList({
      nullable: true,
      description: "Car space, metres.",
      resolve: (p) => (p.kind === "car" ? p.point : null),
    }),
    normal: t.floatList({ nullable: true, resolve: (p) => (p.kind === "car" ? p.normal : null) }),
  }),
});
const CommentRef = builder.objectRef<ProofComment>("ProofComment").implement({
  fields: (t) => ({
    id: t.field({ type: "UUID", resolve: ({ id }) => id }),
    answers: t.field({ type: "UUID", nullable: true, resolve: ({ answers }) => answers }),
    isStaff: t.exposeBoolean("is_staff"),
    name: t.exposeString("name"),
    text: t.exposeString("body", { description: "Plain text." }),
    place: t.field({ type: PlaceRef, nullable: true, resolve: ({ place }) => place }),
    at: t.field({ type: "DateTime", resolve: (comment) => comment.created_at }),
  }),
});
export const DecisionRef = builder.objectRef<ProofDecision>("ProofDecision").implement({
  fields: (t) => ({
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
    name: t.exposeString("name"),
    text: t.exposeString("body"),
    at: t.field({ type: "DateTime", resolve: (decision) => decision.created_at }),
  }),
});

/** Whoever comes by a link that has ended learns that, and nothing else. */
const seen = (proof: ProofView): boolean => proof.token === undefined || isShown(proof);

const ProofRef = builder.objectRef<ProofView>("Proof").implement({
  description: "A version of what was shown of an ordered design before it is printed.",
  fields: (t) => ({
    id: t.field({
      type: "UUID",
      nullable: true,
      description: "For staff.",
      resolve: ({ id, token }) => (token === undefined ? id : null),
    }),
    design: t.field({
      type: "UUID",
      nullable: true,
      description: "For staff.",
      resolve: ({ design_id: id, token }) => (token === undefined ? id : null),
    }),
    version: t.exposeInt("version"),
    state: t.field({ type: State, resolve: (proof) => proofState(proof, proof.decision?.kind ?? null) }),
    orderNumber: t.string({ resolve: (proof) => (seen(proof) ? String(proof.number) : "") }),
    title: t.string({ resolve: (proof) => (seen(proof) ? proof.title : "") }),
    message: t.string({
      description: "What the shop says with it.",
      resolve: (proof) => (seen(proof) ? proof.message : ""),
    }),
    createdAt: t.field({ type: "DateTime", resolve: (proof) => proof.created_at }),
    expiresAt: t.field({ type: "DateTime", resolve: (proof) => proof.expires_at }),
    isLinkOpen: t.boolean({ description: "Its links still show it.", resolve: (proof) => isShown(proof) }),
    pieces: t.field({
      type: [PieceRef],
      resolve: async (proof, _, context) => {
        if (!seen(proof)) return [];
        const base = await drawingsUrl(context, proof.drawings, proof.token === undefined ? null : proof.id);
        return proof.report.pieces.map((piece) => ({ ...piece, picture: `${base}/${piece.number}.svg` }));
      },
    }),
    comments: t.field({
      type: [CommentRef],
      resolve: (proof, _, context) => (seen(proof) ? commentsOf(shopTables(context.db), proof.id) : []),
    }),
    decision: t.field({
      type: DecisionRef,
      nullable: true,
      resolve: (proof) => (seen(proof) ? proof.decision : null),
    }),
  }),
});

const Code = builder.enumType("ProofErrorCode", { values: PROOF_CODES });
export const ErrorRef = builder.objectRef<ProofProblem>("ProofError").implement({
  fields: (t) => ({
    code: t.field({ type: Code, resolve: ({ code }) => code }),
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
  }),
});
const payload = (name: string) =>
  builder.objectRef<ProofResult>(name).implement({
    fields: (t) => ({
      proof: t.field({ type: ProofRef, nullable: true, resolve: ({ proof }) => proof }),
      errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
    }),
  });
const LinkRef = builder.objectRef<ProofLinked>("ProofLink").implement({
  fields: (t) => ({
    link: t.exposeString("link", { nullable: true, description: "Shown once: only its hash is kept." }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});

const PlaceInput = builder.inputType("ProofPlaceInput", {
  description: "A piece with shares of its drawing's sides, or a point of the car with its normal.",
  fields: (t) => ({
    piece: t.int(),
    x: t.float(),
    y: t.float(),
    point: t.floatList(),
    normal: t.floatList(),
  }),
});

const OrderProofMarkRef = builder.objectRef<OrderProofMark>("OrderProofMark").implement({
  description: "How the proofs of an order stand, for lists.",
  fields: (t) => ({
    order: t.id({ resolve: ({ orderId }) => globalId("Order", orderId) }),
    state: t.field({
      type: State,
      description: "Of the newest proof of each of its designs the one that somebody has to look at first.",
      resolve: ({ state }) => state,
    }),
    openComments: t.exposeInt("openComments", { description: "Of the buyer, without an answer of the shop." }),
  }),
});

builder.queryFields((t) => ({
  proof: t.field({
    type: ProofRef,
    nullable: true,
    description: "By the secret in its link.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => proofOfLink(context, token),
  }),
  orderProofs: t.field({
    type: [ProofRef],
    description: "For staff; the newest first.",
    args: { order: t.arg.id({ required: true }) },
    resolve: (_, { order }, context) => orderProofs(context, order),
  }),
  orderPageProofMarks: t.field({
    type: [OrderProofMarkRef],
    nullable: true,
    description:
      "Of the orders that `orders` answers with for the same arguments those that have a proof, so that a list is one question. Null where that cannot be read now: the orders are told all the same.",
    args: {
      sortBy: t.arg({ type: OrderSortingInput }),
      filter: t.arg({ type: OrderFilterInput }),
      channel: t.arg.string(),
      search: t.arg.string(),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, asked, context) => {
      const { edges } = await ordersOf(asked, context);
      const ids = edges.map(({ node }) => node.id);
      return toldBeside(context, "the proofs of a list of orders", proofMarks(shopTables(context.db), ids));
    },
  }),
}));

builder.mutationFields((t) => ({
  proofSend: t.field({
    type: payload("ProofSend"),
    description: "Mails the buyer what is made of a design now, as the next version; earlier ones end with it.",
    args: {
      order: t.arg.id({ required: true }),
      design: t.arg({ type: "UUID", required: true }),
      message: t.arg.string(),
      days: t.arg.int({ description: "That its links are valid; 14 without." }),
    },
    resolve: (_, args, context) => proofSend(context, args),
  }),
  proofWithdraw: t.field({
    type: payload("ProofWithdraw"),
    args: { id: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { id }, context) => proofWithdraw(context, id),
  }),
  proofLink: t.field({
    type: LinkRef,
    description: "Another link, to hand over by other ways than mail.",
    args: { id: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { id }, context) => proofLink(context, id),
  }),
  proofAnswer: t.field({
    type: payload("ProofAnswer"),
    args: {
      id: t.arg({ type: "UUID", required: true }),
      comment: t.arg({ type: "UUID", description: "That it answers; none: it stands by itself." }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, { id, comment, text }, context) => proofAnswer(context, id, comment, text),
  }),
  proofComment: t.field({
    type: payload("ProofCommentAdd"),
    description: "Whoever has the link says something.",
    args: {
      token: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
      place: t.arg({ type: PlaceInput }),
      answers: t.arg({ type: "UUID" }),
    },
    resolve: (_, { token, ...input }, context) => proofComment(context, token, input),
  }),
  proofDecide: t.field({
    type: payload("ProofDecide"),
    description: "Whoever has the link approves it, or wants it changed: once, and for good.",
    args: {
      token: t.arg.string({ required: true }),
      kind: t.arg({ type: Kind, required: true }),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ description: "What shall be changed." }),
    },
    resolve: (_, { token, ...input }, context) => proofDecide(context, token, input),
  }),
}));
