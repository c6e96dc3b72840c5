import type { Placement } from "@carloom/build";
import { PreflightLines } from "../../preflight/preflight-lines.tsx";
import { areaCm2, stickerPieces } from "@carloom/pricing";
import { ErrorNote, useT } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import { money } from "../../lib/money.ts";
import { useLivePrice, useUi } from "../../workspace/studio-context.tsx";
import { useArea } from "../../kit/use-area.ts";
import { useReviewed } from "../../preflight/use-reviewed.ts";
import { useLayerName } from "./use-layer-name.ts";

/** Area and price as they will be printed and charged. */
export function InspectorPrint({ sticker }: { sticker: Placement }) {
  const t = useT();
  const language = useLanguage();
  const area = useArea();
  const line = useLivePrice(
    (state) => state.price?.lines.find(({ kind, reference }) => kind === "STICKER" && reference === sticker.id) ?? null,
  );
  const failure = useUi((state) => state.failures[sticker.id]);
  const head = useReviewed(sticker, useLayerName(sticker));
  // what the server counted and charges; until it has answered, the whole of the art
  const pieces = line?.quantity ?? stickerPieces(sticker);
  const each = line?.areaCm2 ?? areaCm2(sticker.size);
  return (
    <section className="st-section st-last">
      <h3 ref={head} tabIndex={-1} className="st-section-head">
        {t("studio.inspector.print")}
      </h3>
      <p className="st-line">
        <span>{t("studio.inspector.pieces", { count: pieces, area: area(each) })}</span>
        <b className="ml-auto">{line && pieces > 0 ? money(language, line.totalPrice) : ""}</b>
      </p>
      {sticker.art.kind === "vinyl" && pieces > 0 ? (
        <p className="text-text-3">{t("studio.inspector.one-piece")}</p>
      ) : null}
      <PreflightLines id={sticker.id} />
      {failure ? <ErrorNote>{t("studio.stickers.art-failed")}</ErrorNote> : null}
    </section>
  );
}
