import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { OrderDesignRef } from "../design/design.graphql.ts";
import { shopTables } from "../tables.ts";
import { State } from "./proof.graphql.ts";
import { proofState } from "./proof.process.ts";
import { newestProofs, type ProofStanding } from "./proof.repository.ts";

const newest = (designs: readonly string[], context: RequestContext): Promise<Map<string, ProofStanding>> =>
  newestProofs(shopTables(context.db), designs);

const OrderedProofRef = builder.objectRef<ProofStanding>("OrderDesignProof").implement({
  description: "How the newest proof of an ordered design stands; who answered it stays with its link and with staff.",
  fields: (t) => ({
    version: t.exposeInt("version"),
    state: t.field({ type: State, resolve: (proof) => proofState(proof, proof.kind) }),
    decidedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ decided_at }) => decided_at }),
  }),
});

builder.objectField(OrderDesignRef, "proof", (t) =>
  t.field({
    type: OrderedProofRef,
    nullable: true,
    description: "Null where none was sent.",
    resolve: async ({ id }, _, context) => (await loaderOf(context, newest).load(id)) ?? null,
  }),
);
