import { isNewerCar, type Shown, type ThreedPort } from "@carloom/threed";

/** A shown build; 503 where its car is of later code than this node's: another node, or this one in a moment, can show it. */
export async function shownOrNewer(
  threed: Pick<ThreedPort, "shown">,
  reference: string,
): Promise<Shown | Response | null> {
  try {
    return await threed.shown(reference);
  } catch (error) {
    if (!isNewerCar(error)) throw error;
    const headers = { "retry-after": "2", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
    return new Response("This car is being updated. Please try again in a moment.\n", { status: 503, headers });
  }
}
