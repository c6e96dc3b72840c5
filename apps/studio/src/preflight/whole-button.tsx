import type { BuildDocument } from "@carloom/build";
import { updateStickers } from "@carloom/editor";
import { Button, useT } from "@carloom/ui";
import { useMemo } from "react";
import { useLanguage } from "../boot/language.tsx";
import { moneyChange } from "../lib/money.ts";
import { useChosenPrice } from "../workspace/use-chosen-price.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { useReport } from "./use-preflight.ts";

const CUT = "cut";
const WHOLE = "whole";

/** A build of the sticker alone, both ways: the shop prices the two side by side. */
function bothWays(build: BuildDocument, id: string): BuildDocument | null {
  const sticker = build.stickers.find((one) => one.id === id);
  if (!sticker) return null;
  const stickers = [
    { ...sticker, id: CUT, whole: false },
    { ...sticker, id: WHOLE, whole: true },
  ];
  return { ...build, parts: {}, stickers };
}

/** Has a sticker that an edge cuts printed in its full size, or no longer, with what that changes of its price. */
export function WholeButton({ id, on }: { id: string; on: boolean }) {
  const t = useT();
  const language = useLanguage();
  const { editor } = useStudio();
  const report = useReport(id);
  // a report comes when the hand rests: what is priced is what it speaks of
  const asked = useMemo(() => (report ? bothWays(editor.state.document, id) : null), [editor, id, report]);
  const { price } = useChosenPrice(asked);
  const priceOf = (reference: string) => price?.lines.find((line) => line.reference === reference)?.totalPrice;
  const [cut, whole] = [priceOf(CUT), priceOf(WHOLE)];
  const more = cut && whole ? (whole.amount - cut.amount) * (on ? -1 : 1) : null;
  const change = cut && more !== null ? moneyChange(language, { amount: more, currency: cut.currency }) : "";
  const name = t(on ? "studio.cure.cut" : "studio.cure.whole");
  const turn = () =>
    editor.edit({ key: "studio.step.sticker-whole" }, (build) => updateStickers(build, [id], { whole: !on }));
  return (
    <Button size="small" onClick={turn}>
      {change && more !== 0 ? t("studio.cure.priced", { name, change }) : name}
    </Button>
  );
}
