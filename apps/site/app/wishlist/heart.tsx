import { cx, useT } from "@carloom/ui";
import { useState } from "react";
import { HeartIcon } from "../parts/icons.tsx";
import { useWishes } from "./use-wishes.ts";

type HeartProps = {
  /** Name of the product. */
  name: string;
  /** Every size of it: one that is wished for fills the heart, and an empty heart takes all of them away. */
  ids: readonly string[];
  /** The size that a filled heart stands for. */
  chosen: string;
  /** Says beside the heart what it does, and what came of it. */
  inWords?: boolean;
};

/** Keeps a product on the visitor's list. Without script there is none. */
export function Heart({ name, ids, chosen, inWords = false }: HeartProps) {
  const t = useT();
  const { ids: wished, own, set } = useWishes();
  const [said, say] = useState<string | null>(null);
  const is = ids.some((id) => wished?.has(id));
  async function toggle() {
    if (!set) return;
    const done = await set(is ? ids : [chosen], !is);
    say(done ? (is ? "wish.removed" : own ? "wish.added" : "wish.kept") : "wish.failed");
  }
  const failed = said === "wish.failed";
  return (
    <div className={cx("wish", inWords && "is-wide")}>
      <button
        type="button"
        aria-pressed={is}
        aria-label={inWords ? undefined : t("wish.add", { name })}
        disabled={!wished}
        onClick={() => void toggle()}
      >
        <HeartIcon />
        {inWords ? <span>{t(is ? "wish.on" : "wish.put")}</span> : null}
      </button>
      <span role="status" className={failed || inWords ? "wish-said ui-small" : "ui-hidden"}>
        {said ? t(said, { name }) : ""}
      </span>
    </div>
  );
}
