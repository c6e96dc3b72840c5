import type { Fitment } from "@carloom/build";
import { BlockGlyph, useT, VerdictBadge } from "@carloom/ui";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { money } from "../../lib/money.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { measuresText } from "./measures.ts";
import { useOffer } from "./use-offer.ts";
import { useReason } from "./use-reason.ts";
import type { SlotTool } from "./use-parts.ts";
import { deciding } from "./verdict.ts";

/** One part: what it measures, whether it fits and why, what it costs. A part that does not fit is refused. */
export function PartRow({ part, fit, tool }: { part: Part; fit: Fitment; tool: SlotTool }) {
  const t = useT();
  const language = useLanguage();
  const reasonText = useReason();
  const studio = useStudio();
  const slot = tool.slot?.id ?? "";
  const offer = useOffer(slot, part.uuid);
  const [refused, setRefused] = useState(false);
  const failure = useUi((state) => state.failures[slot]);
  const mounted = tool.isMounted(part);
  const blocked = fit.verdict === "block";
  const reason = deciding(fit);
  const stock = offer.status === "sold" ? offer.line.available : null;
  const look = () => !mounted && !blocked && tool.preview(part);

  function mount() {
    if (blocked) {
      setRefused(true);
      studio.announce(t("studio.parts.refused", { part: part.title, reason: reason ? reasonText(reason) : "" }));
      return;
    }
    tool.mount(part);
  }
  return (
    <li className="st-part" data-mounted={mounted || undefined} data-blocked={blocked || undefined}>
      <button
        type="button"
        className="st-part-main"
        aria-pressed={mounted}
        aria-disabled={blocked || undefined}
        onPointerEnter={(event) => (event.pointerType === "mouse" ? look() : undefined)}
        onFocus={(event) => (event.currentTarget.matches(":focus-visible") ? look() : undefined)}
        onBlur={() => tool.preview("none")}
        onClick={mount}
      >
        <span className="st-part-picture">
          {part.thumbnail ? (
            <img src={part.thumbnail} alt="" loading="lazy" />
          ) : (
            <ImageOff size={20} strokeWidth={1.6} aria-hidden="true" />
          )}
        </span>
        <span className="st-part-text">
          <span className="st-part-head">
            <b>{part.title}</b>
            <span>
              {offer.status === "sold"
                ? money(language, offer.line.totalPrice)
                : offer.status === "loading"
                  ? "…"
                  : t(`studio.parts.price-${offer.status}`)}
            </span>
          </span>
          <span className="st-part-measures">{measuresText(part.option.measures, language)}</span>
          <VerdictBadge verdict={fit.verdict}>{reason ? reasonText(reason) : null}</VerdictBadge>
          <span className="st-part-foot">
            {stock === null ? (
              <span />
            ) : (
              <span>{stock > 0 ? t("studio.parts.stock-count", { count: stock }) : t("studio.parts.out")}</span>
            )}
            {mounted ? <span className="text-text-1">{t("studio.parts.mounted")}</span> : null}
          </span>
          {refused && blocked ? (
            <span className="ui-error" role="alert">
              <BlockGlyph />
              <span>{t("studio.parts.unchanged")}</span>
            </span>
          ) : null}
          {failure && mounted ? (
            <span className="ui-error" role="alert">
              <BlockGlyph />
              <span>{t("studio.parts.model-failed")}</span>
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}
