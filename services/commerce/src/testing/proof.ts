import { madeFiles, paidDesign, piece } from "./production.ts";
import { type Shop, staff } from "./shop.ts";

const SHEET = `version state orderNumber title message isLinkOpen pieces { number panel dpi warnings picture }
  comments { id answers isStaff name text place { piece x y point } } decision { kind name text }`;
export const SEND = `mutation($order: ID!, $design: UUID!, $message: String, $days: Int) {
  proofSend(order: $order, design: $design, message: $message, days: $days) { proof { id ${SHEET} } errors { code field } } }`;
export const LINK = `mutation($id: UUID!) { proofLink(id: $id) { link errors { code } } }`;
export const READ = `query($token: String!) { proof(token: $token) { id ${SHEET} } }`;
export const WITHDRAW = `mutation($id: UUID!) { proofWithdraw(id: $id) { proof { state } errors { code } } }`;
export const COMMENT = `mutation($token: String!, $name: String!, $text: String!, $place: ProofPlaceInput, $answers: UUID) {
  proofComment(token: $token, name: $name, text: $text, place: $place, answers: $answers) { proof { ${SHEET} } errors { code field } } }`;
export const ANSWER = `mutation($id: UUID!, $comment: UUID, $text: String!) {
  proofAnswer(id: $id, comment: $comment, text: $text) { proof { ${SHEET} } errors { code field } } }`;
export const DECIDE = `mutation($token: String!, $kind: ProofDecisionKind!, $name: String!, $text: String) {
  proofDecide(token: $token, kind: $kind, name: $name, text: $text) { proof { ${SHEET} } errors { code field } } }`;

/** Proofs in a shop, as staff send them and as buyers answer. @param open the shop, once the suite has opened it */
export function proofsOf(open: () => Shop) {
  const worker = staff();
  async function linkOf(id: string): Promise<string> {
    const { link } = (await open().graphql(LINK, { id }, worker)).data.proofLink;
    return new URL(link).pathname.replace("/proof/", "");
  }
  return {
    worker,
    /** The secret of another link to a proof. */
    linkOf,
    /** A proof of a design that is paid and made. */
    sent: async (language = "EN", more: object = {}) => {
      const of = await paidDesign(open(), language);
      await madeFiles(open(), of.design, [
        piece(1),
        piece(2, { dpi: 120, flattened: ["mask"], stretch: { mean: 0.02, most: 0.08 } }),
      ]);
      const { proof } = (await open().graphql(SEND, { ...of, ...more }, worker)).data.proofSend;
      return { ...of, id: proof.id as string, token: await linkOf(proof.id) };
    },
    read: async (token: string) => (await open().graphql(READ, { token })).data.proof,
    decide: async (token: string, kind: string, more: object = {}) =>
      (await open().graphql(DECIDE, { token, kind, name: "Kim Min-jun", ...more })).data.proofDecide,
  };
}
