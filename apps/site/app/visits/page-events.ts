import type { VisitKind } from "@carloom/api-client/visits";

export type PageEvent = { kind: VisitKind; subject?: string; once?: string };

/**
 * What it means that a page is looked at.
 * @param placed whether the order with this token was placed in this window
 * @param nothing the search that the page found nothing for
 */
export function pageEvents(path: string, placed: (token: string) => boolean, nothing: string | null): PageEvent[] {
  const [first = "", second = "", third] = path.split("/").slice(1);
  const events: PageEvent[] = [];
  if (first === "car" && second && !third) events.push({ kind: "CAR_OPENED", subject: second });
  else if (second === "checkout" && !third) events.push({ kind: "CHECKOUT_BEGUN" });
  else if (first === "orders" && second && placed(second))
    events.push({ kind: "ORDER_PLACED", once: `order ${second}` });
  if (nothing) events.push({ kind: "SEARCH_EMPTY", subject: nothing, once: `search ${nothing}` });
  // a page that says nothing by itself is a visit all the same
  return events.length > 0 ? events : [{ kind: "VISIT", once: "visit" }];
}

/** Whether a page asks if it may count: over what somebody reads before they pay, or keeps of what they paid, nothing lies. */
export function asksOn(path: string): boolean {
  const [first = "", second = ""] = path.split("/").slice(1);
  return first !== "orders" && second !== "checkout";
}
