import { useT } from "@carloom/ui";
import {
  ArrowUpDown,
  Bookmark,
  CircleHelp,
  Disc3,
  MessageCircle,
  SprayCan,
  Sticker,
  Sun,
  type LucideIcon,
} from "lucide-react";
import { useLayoutMode } from "../lib/media.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { useWarnedLayers } from "../preflight/use-preflight.ts";
import { PANELS, type PanelId } from "../workspace/ui-state.ts";

const ICONS: Record<PanelId, LucideIcon> = {
  paint: SprayCan,
  parts: Disc3,
  stickers: Sticker,
  stance: ArrowUpDown,
  scene: Sun,
  presets: Bookmark,
  stylist: MessageCircle,
};

export function Rail() {
  const t = useT();
  const { ui } = useStudio();
  const open = useUi((state) => state.panel);
  const phone = useLayoutMode() === "phone";
  const warned = useWarnedLayers();
  const wanted = useUi((state) => state.guide.panel);
  return (
    <nav className="st-rail" data-region="" aria-label={t("studio.rail.label")}>
      {PANELS.map((panel, index) => {
        const Icon = ICONS[panel];
        const on = open === panel;
        return (
          <button
            key={panel}
            type="button"
            className="st-rail-item"
            data-guide={wanted === panel || undefined}
            aria-expanded={on}
            aria-controls="panel"
            aria-keyshortcuts={String(index + 1)}
            aria-description={
              panel === "stickers" && warned > 0 ? t("studio.preflight.count", { count: warned }) : undefined
            }
            onClick={() =>
              ui.set({
                panel: on && !phone ? null : panel,
                sheet: on && phone && ui.get().sheet !== "peek" ? "peek" : "half",
                libraryOverInspector: true,
              })
            }
          >
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
            <span>{t(`studio.panel.${panel}`)}</span>
            {panel === "stickers" && warned > 0 ? (
              <i className="st-rail-badge" aria-hidden="true">
                {warned}
              </i>
            ) : null}
          </button>
        );
      })}
      <button type="button" className="st-rail-item st-rail-help" onClick={() => ui.set({ help: true })}>
        <CircleHelp size={20} strokeWidth={1.6} aria-hidden="true" />
        <span>{t("studio.help.short")}</span>
      </button>
    </nav>
  );
}
