import { useT } from "@carloom/ui";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  LayoutGrid,
  Maximize,
  RotateCw,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from "lucide-react";
import type { Stage } from "@carloom/stage";
import "../every-command/every-command.ts";
import { CommandButton } from "../commands/command-button.tsx";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { viewName } from "./view-name.ts";

const MOVES: readonly [string, LucideIcon][] = [
  ["view.left", ArrowLeft],
  ["view.right", ArrowRight],
  ["view.up", ArrowUp],
  ["view.down", ArrowDown],
  ["view.in", ZoomIn],
  ["view.out", ZoomOut],
  ["view.turntable", RotateCw],
  ["view.fit", Maximize],
  ["view.flat", LayoutGrid],
];

/** Every move of the camera as a button: views of the template, turn, zoom, turntable, fit. */
export function CameraStrip({ stage }: { stage: Stage }) {
  const t = useT();
  const { ui, announce } = useStudio();
  const views = useUi((state) => state.views);
  const current = useUi((state) => state.view);
  const show = (view: string) => {
    stage.setView(view);
    ui.set({ view, turntable: false });
    announce(t("studio.palette.view", { view: viewName(view, t) }));
  };
  return (
    <div role="toolbar" aria-label={t("studio.camera.label")} className="st-strip">
      {views.map((view) => (
        <button key={view} type="button" className="st-view" aria-pressed={view === current} onClick={() => show(view)}>
          {viewName(view, t)}
        </button>
      ))}
      <span className="st-divider" />
      {MOVES.map(([command, Icon]) => (
        <CommandButton key={command} command={command} icon={<Icon />} />
      ))}
    </div>
  );
}
