import { useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { addToCart } from "./cart.ts";
import { useRefusal } from "./use-cart.ts";

type State = { name: "idle" | "adding" | "added" } | { name: "failed"; message: string };

/** Puts a preset in the cart as itself: the service freezes what it has stored, whatever is open here. */
export function usePresetCart({ uuid, title }: { uuid: string; title: string }) {
  const t = useT();
  const studio = useStudio();
  const words = useRefusal("studio.presets.cart-empty");
  const [state, setState] = useState<State>({ name: "idle" });
  const busy = useRef(false);
  return {
    adding: state.name === "adding",
    added: state.name === "added",
    failure: state.name === "failed" ? state.message : null,
    async add() {
      if (busy.current) return;
      busy.current = true;
      setState({ name: "adding" });
      const result = await addToCart(studio.clients, studio.pricing.state.get().channel, { presetUuid: uuid });
      busy.current = false;
      setState(result.ok ? { name: "added" } : { name: "failed", message: words(result) });
      if (result.ok) studio.announce(t("studio.presets.cart-added", { title }));
    },
  };
}
