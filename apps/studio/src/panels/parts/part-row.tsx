import type { Fitment } from "@carloom/build";
import { BlockGlyph, Button, Checkbox, useT, VerdictBadge } from "@carloom/ui";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { money } from "../../lib/money.ts";
import { storeFrontOf } from "../../shop/channel.ts";
import { useQuote, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { measuresText } from "./measures.ts";
import { VehicleVerdict } from "./own-vehicle.tsx";
import { useOffer } from "./use-offer.ts";
import { useReason } from "./use-reason.ts";
import type { SlotTool } from "./use-parts.ts";
import { deciding } from "./verdict.ts";

type Props = {
  part: Part;
  fit: Fitment;
  tool: SlotTool;
  /** Shows parts like this one that fit; null where there are none. */
  alike: { count: number; show(): void } | null;
};

/** One part: what it measures, whether it fits and why, what it costs. A part that does not fit is refused. */
export function PartRow({ part, fit, tool, alike }: Props) {
  const t = useT();
  const language = useLanguage();
  const reasonText = useReason();
  const studio = useStudio();
  const channel = useQuote((state) => state.channel);
  const slot = tool.slot?.id ?? "";
  const offer = useOffer(slot, part.uuid);
  const [refused, setRefused] = useState(false);
  const failure = useUi((state) => state.failures[slot]);
  const mounted = tool.isMounted(part);
  const compared = useUi((state) => state.compare.includes(part.uuid));
  const compare = (on: boolean) => {
    const others = studio.ui.get().compare.filter((uuid) => uuid !== part.uuid);
    // A third one takes the place of the first.
    studio.ui.set({ compare: on ? [...others.slice(-1), part.uuid] : others });
  };
  const hubbed = Boolean(tool.slot?.hub || tool.slot?.brake);
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
    <li className="st-part" data-part="" data-mounted={mounted || undefined} data-blocked={blocked || undefined}>
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
          {hubbed ? <VehicleVerdict variantId={offer.status === "sold" ? offer.line.variantId : null} /> : null}
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
      <div className="st-part-actions">
        <span className="st-part-stock-note">
          {mounted ? <b>{t("studio.parts.mounted")}</b> : null}
          {stock === null ? null : stock > 0 ? t("studio.parts.stock-count", { count: stock }) : t("studio.parts.out")}
        </span>
        {alike ? (
          <Button size="small" variant="quiet" className="text-select" onClick={alike.show}>
            {t("studio.parts.alike", { count: alike.count })}
          </Button>
        ) : null}
        {mounted ? (
          <Button size="small" variant="quiet" onClick={() => tool.mount(null)}>
            {t("studio.parts.remove")}
          </Button>
        ) : null}
        <Checkbox
          label={t("studio.compare.add")}
          aria-label={t("studio.compare.add-of", { part: part.title })}
          checked={compared}
          onChange={(event) => compare(event.currentTarget.checked)}
        />
        {offer.status === "sold" && offer.line.variantId ? (
          <a
            className="st-part-shop"
            href={shopAddress(channel, offer.line.variantId, studio.template.slug, language)}
            target="_blank"
            rel="noopener"
            aria-description={t("studio.parts.details-of", { part: part.title })}
          >
            {t("studio.parts.details")}
            <span className="ui-hidden"> {part.title}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** The part's page in the shop, with the verdict for this car; it opens beside the studio, whose build stays. */
function shopAddress(channel: string, variantId: string, templateSlug: string, language: string): string {
  const address = new URL(`${storeFrontOf(channel)}/variants/${encodeURIComponent(variantId)}`);
  address.searchParams.set("car", templateSlug);
  if (language !== "en") address.searchParams.set("lang", language);
  return address.href;
}
