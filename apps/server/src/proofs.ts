import type { ProofPage } from "@carloom/build";
import { type DesignPort, proofPages } from "@carloom/commerce";
import { networkOf, type Handler, type Services } from "@carloom/platform";
import { pageData } from "@carloom/threed";

/** Pages of proofs that one address gets in a minute: the secret in them is not guessed, and each draws on three tables. */
const LIMIT = 120;

/** How the viewer asks for a proof: what the shop shows of an order, with the car that the 3D service draws of it. */
export function orderedProofs(services: Services, threed: Pick<DesignPort, "ordered">) {
  const pages = proofPages(services, threed);
  const where = { services: services.settings.origins.services, models: false };
  return async (token: string): Promise<ProofPage | "newer" | null> => {
    const found = await pages(token);
    if (!found || found === "newer") return found;
    const { proof, shown } = found;
    return { token, proof, shown: shown && { ...pageData(shown, where), picture: shown.picture ?? "" } };
  };
}

/** Answers for the viewer where one address asks for too many proofs. */
export function proofGate({ limiter }: Pick<Services, "limiter">): Handler {
  return async (request, { ip }) => {
    if (!new URL(request.url).pathname.startsWith("/proof/")) return null;
    const taken = limiter.take(`proofPage:${networkOf(ip)}`, LIMIT, 60);
    if (taken.ok) return null;
    const headers = { "retry-after": String(taken.retryAfter), "cache-control": "no-store" };
    return new Response("Too many requests\n", { status: 429, headers });
  };
}
