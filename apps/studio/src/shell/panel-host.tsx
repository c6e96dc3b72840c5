import { IconButton, Sheet, Skeleton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import type { ComponentType } from "react";
import { useGuided } from "../guide/guided.ts";
import { Guide } from "../guide/later-guide.tsx";
import { useLayoutMode } from "../lib/media.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { later } from "../kit/later.tsx";
import { PANEL_WIDTH, type PanelId } from "../workspace/ui-state.ts";

function Waiting() {
  return (
    <div className="grid gap-2 p-3.5" aria-hidden="true">
      <Skeleton className="h-7" />
      <Skeleton className="h-7" />
      <Skeleton className="h-24" />
    </div>
  );
}

const panelOf = (load: () => Promise<ComponentType>) => later(load, { waiting: <Waiting />, told: "panel" });
/** Panels come after the first frame, each when it is first opened. */
const CONTENT: Record<PanelId, ComponentType> = {
  paint: panelOf(() => import("../panels/paint/paint-panel.tsx").then((part) => part.PaintPanel)),
  parts: panelOf(() => import("../panels/parts/parts-panel.tsx").then((part) => part.PartsPanel)),
  stickers: panelOf(() => import("../panels/stickers/stickers-panel.tsx").then((part) => part.StickersPanel)),
  stance: panelOf(() => import("../panels/stance/stance-panel.tsx").then((part) => part.StancePanel)),
  scene: panelOf(() => import("../panels/scene/scene-panel.tsx").then((part) => part.ScenePanel)),
  presets: panelOf(() => import("../panels/presets/presets-panel.tsx").then((part) => part.PresetsPanel)),
  stylist: panelOf(() => import("../panels/stylist/stylist-panel.tsx").then((part) => part.StylistPanel)),
};
/** What is selected: beside the car, or in the panel's place on a phone. */
export const Inspector = panelOf(() => import("../panels/stickers/inspector.tsx").then((part) => part.Inspector));

/** The open panel: docked on the left, or a sheet on a phone, where the inspector takes its place. */
export function PanelHost({ panel, inspecting }: { panel: PanelId; inspecting: boolean }) {
  const t = useT();
  const { ui } = useStudio();
  const phone = useLayoutMode() === "phone";
  const guided = useGuided();
  const sheet = useUi((state) => state.sheet);
  const name = t(`studio.panel.${panel}`);
  const Content = CONTENT[panel];
  const body = inspecting ? <Inspector /> : <Content />;
  if (phone)
    return (
      <div id="panel" className="contents" data-region="sheet">
        <Sheet label={name} gripLabel={t("studio.sheet.grip")} stop={sheet} onStop={(stop) => ui.set({ sheet: stop })}>
          <h2 className="ui-hidden">{name}</h2>
          {guided ? <Guide /> : null}
          {body}
        </Sheet>
      </div>
    );
  return (
    <aside
      id="panel"
      tabIndex={-1}
      data-region=""
      className="st-panel"
      aria-label={name}
      style={{ width: PANEL_WIDTH[panel] }}
    >
      <header className="st-panel-head">
        <h2>{name}</h2>
        <IconButton label={t("studio.panel.close")} icon={<X />} onClick={() => ui.set({ panel: null })} />
      </header>
      <div className="st-panel-body">{body}</div>
    </aside>
  );
}
