import { createClient, createTransport, noTokens } from "@carloom/api-client";
import { ProofByLinkDocument, ProofCommentDocument, ProofDecideDocument } from "@carloom/api-client/commerce";
import type { ProofSheet } from "@carloom/build";
import { pageSettings } from "@carloom/settings";
import { type Place, placeInput } from "./pins.ts";

export type Wanted =
  | { what: "comment"; name: string; text: string; place: Place | null; answers: string | null }
  | { what: "decide"; kind: "APPROVED" | "CHANGES"; name: string; text: string };
/** Does something with the proof. @returns the code of what is against it, null when it is done */
export type Act = (wanted: Wanted) => Promise<string | null>;

type Done = { proof: ProofSheet | null; code: string | null };

/** What a visitor with the link can do; each is an operation of its own, never the opening of an address. */
export function createActs(token: string): (wanted: Wanted) => Promise<Done> {
  const url = `${pageSettings().commerce.server}/graphql/`;
  const client = createClient(createTransport({ url }), noTokens);
  const again = async (): Promise<ProofSheet | null> =>
    (await client.tryQuery(ProofByLinkDocument, { token }, { method: "POST" }))?.proof ?? null;
  return async (wanted) => {
    try {
      const { proof, errors } =
        wanted.what === "comment"
          ? (await client.mutate(ProofCommentDocument, { token, ...wanted, place: placeInput(wanted.place) }))
              .proofComment
          : (await client.mutate(ProofDecideDocument, { token, ...wanted })).proofDecide;
      const code = errors[0]?.code ?? null;
      // somebody else with the link was first, or the shop has ended it: what stands is shown
      if (code === "DECIDED" || code === "CLOSED") return { proof: await again(), code };
      return { proof, code };
    } catch {
      return { proof: null, code: "FAILED" };
    }
  };
}
