import type { BuildDocument } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import type { LivePrice } from "../price/live-price.ts";
import { blockedBy } from "../price/groups.ts";
import { storeFrontOf } from "../shop/channel.ts";
import type { Studio } from "../workspace/studio.ts";
import { useLivePrice, useStudio } from "../workspace/studio-context.tsx";
import { type Problem, problemKey } from "../lib/problem.ts";
import type { CartFailure, CartResult } from "./cart.ts";

/** A link that takes the focus over from the button that it stands in for. */
export const takesFocus = (link: HTMLAnchorElement | null): void => {
  if (link && (document.activeElement === document.body || document.activeElement === null)) link.focus();
};

/** Problems that the shop names and the messages know. */
const KNOWN = new Set(["blocked-fitment", "not-sold", "out-of-stock", "too-coarse"]);

/** Where the cart is looked at. */
export function useCartAddress(): string {
  const language = useLanguage();
  const channel = useLivePrice((state) => state.channel);
  return `${storeFrontOf(channel)}/cart${language === "en" ? "" : `?lang=${language}`}`;
}

const OWN = { offline: "studio.cart.offline" };
/** Why the shop did not take something, in words. @param empty what is said where there is nothing to order */
export function useRefusal(empty = "studio.cart.empty"): (failure: CartFailure) => string {
  const t = useT();
  const language = useLanguage();
  const { slot } = useStudio();
  return ({ problem, reference }) => {
    if (KNOWN.has(problem)) {
      const what = slot(reference ?? "")?.label[language] ?? t("studio.stickers.sticker");
      return t(`studio.cart.${problem}`, { what });
    }
    if (problem === "empty") return t(empty);
    if (problem === "other-channel") return t("studio.cart.other-channel", { currency: reference ?? "" });
    if (problem === "full") return t("studio.cart.lines");
    return t(problemKey(problem as Problem, "studio.cart.failed", OWN));
  };
}

/** What puts something in the cart comes when it is asked for. */
const put = (studio: Studio, build: BuildDocument): Promise<CartResult> =>
  import("./put-in-cart.ts").then(
    ({ putInCart }) => putInCart(studio, build),
    () => ({ ok: false, problem: navigator.onLine ? "refused" : "offline", reference: null }),
  );

type State =
  | { name: "idle" }
  | { name: "adding" }
  | { name: "added"; of: object }
  | { name: "failed"; message: string };

/** Puts builds in the cart, one at a time; `added` tells whether this very build lies there. */
export function useCart() {
  const t = useT();
  const studio = useStudio();
  const [state, setState] = useState<State>({ name: "idle" });
  const busy = useRef(false);
  const address = useCartAddress();
  const words = useRefusal();

  /** `of`: what the answer belongs to; the build itself unless it was made for this call. */
  async function add(build: BuildDocument, of: object = build) {
    if (busy.current) return;
    busy.current = true;
    setState({ name: "adding" });
    const result = await put(studio, build);
    if (result.ok && studio.cartEdit) return location.assign(address);
    busy.current = false;
    if (result.ok) {
      setState({ name: "added", of });
      studio.announce(t("studio.cart.added"));
    } else
      setState({
        name: "failed",
        message: words(result),
      });
  }
  return {
    add,
    address,
    adding: state.name === "adding",
    added: (of: object) => state.name === "added" && state.of === of,
    failure: state.name === "failed" ? state.message : null,
  };
}

/** Why this price cannot be ordered, in words; null where it can. */
export function useCartReason(): (price: LivePrice | null, stale: boolean) => string | null {
  const t = useT();
  return (price, stale) => {
    if (stale) return t("studio.cart.offline");
    const blocked = price ? blockedBy(price) : null;
    if (blocked)
      return t(KNOWN.has(blocked.code) ? `studio.cart.${blocked.code}` : "studio.cart.blocked", { what: blocked.name });
    return price !== null && price.lines.length === 0 ? t("studio.cart.empty") : null;
  };
}
