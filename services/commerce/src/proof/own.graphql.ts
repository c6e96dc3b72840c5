import { builder } from "../builder.ts";
import { type OwnProofs, ownProofChanges, ownProofLink, ownProofs } from "./own.command.ts";
import { DecisionRef, ErrorRef, State } from "./proof.graphql.ts";
import type { ProofProblem } from "./proof.policy.ts";
import { isShown, proofState } from "./proof.process.ts";
import type { ProofNode } from "./proof.repository.ts";

const OwnRef = builder.objectRef<ProofNode>("OrderOwnProof").implement({
  description: "A version of a proof, as the order's buyer is told of it.",
  fields: (t) => ({
    design: t.field({ type: "UUID", resolve: ({ design_id: id }) => id }),
    title: t.exposeString("title"),
    version: t.exposeInt("version"),
    state: t.field({ type: State, resolve: (proof) => proofState(proof, proof.decision?.kind ?? null) }),
    sentAt: t.field({ type: "DateTime", resolve: (proof) => proof.created_at }),
    expiresAt: t.field({ type: "DateTime", resolve: (proof) => proof.expires_at }),
    isShown: t.boolean({ description: "A link can be had that shows it.", resolve: (proof) => isShown(proof) }),
    decision: t.field({ type: DecisionRef, nullable: true, resolve: ({ decision }) => decision }),
  }),
});
const LinkRef = builder.objectRef<{ link: string | null; errors: ProofProblem[] }>("OrderProofLink").implement({
  fields: (t) => ({
    link: t.exposeString("link", { nullable: true, description: "Shown once: only its hash is kept." }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});
const ChangesRef = builder.objectRef<OwnProofs>("OrderProofChanges").implement({
  fields: (t) => ({
    proofs: t.field({ type: [OwnRef], description: "All of the order.", resolve: ({ proofs }) => proofs }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.queryField("orderOwnProofs", (t) =>
  t.field({
    type: [OwnRef],
    description: "For the order's signed-in buyer, the newest first; none for anybody else.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { token }, context) => ownProofs(context, token),
  }),
);

builder.mutationFields((t) => ({
  orderProofLink: t.field({
    type: LinkRef,
    description: "A link of a proof for the order's buyer, signed in or by the order's e-mail.",
    args: {
      token: t.arg({ type: "UUID", required: true }),
      email: t.arg.string(),
      design: t.arg({ type: "UUID", required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_, { token, email, ...which }, context) => ownProofLink(context, { token, email: email ?? null }, which),
  }),
  orderProofChanges: t.field({
    type: ChangesRef,
    description: "The order's buyer, signed in or by the order's e-mail, wants a proof changed: once, and for good.",
    args: {
      token: t.arg({ type: "UUID", required: true }),
      email: t.arg.string(),
      design: t.arg({ type: "UUID", required: true }),
      version: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
      text: t.arg.string({ required: true, description: "What shall be changed." }),
    },
    resolve: (_, { token, email, design, version, name, text }, context) =>
      ownProofChanges(context, { token, email: email ?? null }, { design, version }, { name, text }),
  }),
}));
