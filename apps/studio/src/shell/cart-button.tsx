import { Button, buttonClass, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { channel, settings } from "../boot/settings.ts";
import { addToCart, replaceInCart } from "../cart/cart.ts";
import { draftKey, forgetDraft, GUEST } from "../save/draft.ts";
import { pictureFile, pictureUrl } from "../lib/picture.ts";
import { blockedBy } from "../quote/groups.ts";
import type { Quote } from "../quote/quote.ts";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { Warn } from "./warn.tsx";

/** Problems that the shop names and the messages know. */
const KNOWN = new Set(["blocked-fitment", "not-sold", "out-of-stock"]);

type State =
  | { name: "idle" }
  | { name: "adding" }
  | { name: "added"; of: object }
  | { name: "failed"; message: string };

/** The one primary action. Where it cannot be done the reason stands beside it. */
export function CartButton({ quote, stale }: { quote: Quote | null; stale: boolean }) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const build = useEditorState((state) => state.document);
  const [state, setState] = useState<State>({ name: "idle" });
  const busy = useRef(false);
  const blocked = quote ? blockedBy(quote) : null;
  const empty = quote !== null && quote.lines.length === 0;
  const reason = stale
    ? t("studio.cart.offline")
    : blocked
      ? t(KNOWN.has(blocked.code) ? `studio.cart.${blocked.code}` : "studio.cart.blocked", { what: blocked.name })
      : empty
        ? t("studio.cart.empty")
        : null;
  const cartAddress = `${settings.commerce.storeFront}/cart${language === "en" ? "" : `?lang=${language}`}`;

  async function add() {
    if (busy.current) return;
    busy.current = true;
    setState({ name: "adding" });
    const picture = studio.stage ? await pictureFile(studio.stage) : null;
    const thumbnail = picture ? await pictureUrl(studio.clients, picture) : null;
    const { cartEdit, template } = studio;
    const title = cartEdit?.title ?? studio.saving.state.get().project?.title ?? template.title;
    const design = { templateSlug: template.slug, title, build, thumbnail };
    const result = cartEdit
      ? await replaceInCart(studio.clients, cartEdit, design)
      : await addToCart(studio.clients, channel, design);
    if (result.ok && cartEdit) {
      // what was edited lies in the cart now: nothing of it stays here
      studio.dispose();
      await studio.saving.flush();
      const owner = studio.visitor.user?.id ?? GUEST;
      await forgetDraft(draftKey(template.slug, `${owner}:${cartEdit.designId}`));
      location.assign(cartAddress);
      return;
    }
    busy.current = false;
    if (result.ok) {
      setState({ name: "added", of: build });
      studio.announce(t("studio.cart.added"));
    } else
      setState({
        name: "failed",
        message: result.reason === "offline" ? t("studio.cart.offline") : result.message || t("studio.cart.failed"),
      });
  }

  if (state.name === "added" && state.of === build)
    return (
      <div className="st-cart">
        <span className="text-fits">{t("studio.cart.added")}</span>
        <a className={buttonClass({ variant: "primary", size: "large" })} href={cartAddress}>
          {t("studio.cart.open")}
        </a>
      </div>
    );
  const note = state.name === "failed" ? state.message : reason;
  return (
    <div className="st-cart">
      {note ? (
        <span className="st-cart-note" id="cart-note">
          <Warn />
          <span>{note}</span>
        </span>
      ) : null}
      <Button
        variant="primary"
        size="large"
        aria-describedby={note ? "cart-note" : undefined}
        disabled={!quote || reason !== null || state.name === "adding"}
        onClick={() => void add()}
      >
        {t(
          state.name === "adding"
            ? "studio.cart.adding"
            : studio.cartEdit
              ? "studio.cart-edit.update"
              : "studio.cart.add",
        )}
      </Button>
    </div>
  );
}
