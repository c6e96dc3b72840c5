import { Button, useT } from "@carloom/ui";
import { Lasso, PenTool } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useCommand } from "../../commands/use-command.ts";
import { useUi, useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { shapePicture } from "./art-thumb.tsx";
import { SHAPE_TILES, shapePlacement, type Tile, tileArt } from "./shape-kit.ts";
import { useArm } from "./use-arm.ts";
import { Wraps } from "./wraps.tsx";

/** Shapes that are drawn from their measures. One is picked here and placed by pointing at the car. */
export function Shapes() {
  const t = useT();
  const { ui } = useStudio();
  const { arm, full, ready } = useArm();
  const color = useUi((state) => state.shapeColor);
  return (
    <>
      <div className="st-line">
        <PenButton command="tool.pen" icon={<PenTool size={16} strokeWidth={1.6} aria-hidden="true" />} />
        <PenButton command="tool.freehand" icon={<Lasso size={16} strokeWidth={1.6} aria-hidden="true" />} />
      </div>
      <ul className="st-library st-shapes">
        {SHAPE_TILES.map((tile) => (
          <li key={tile.id}>
            <ShapeTile
              tile={tile}
              color={color}
              disabled={full || !ready}
              onPick={() => arm(shapePlacement(tile, color, t(`studio.shape.${tile.id}`)))}
            />
          </li>
        ))}
      </ul>
      <div className="st-line">
        <span className="text-text-2">{t("studio.shape.color")}</span>
        <ColorField
          label={t("studio.shape.color")}
          value={color}
          onInput={(shapeColor) => ui.set({ shapeColor })}
          onCommit={() => undefined}
        />
      </div>
      <p className="text-text-3">{t(full ? "studio.stickers.full" : "studio.shape.how")}</p>
      <Wraps />
    </>
  );
}

/** A way to draw a shape of one's own. */
function PenButton({ command, icon }: { command: string; icon: ReactNode }) {
  const { label, title, ariaKeys, enabled, active, run } = useCommand(command);
  return (
    <Button
      size="small"
      title={title}
      aria-keyshortcuts={ariaKeys}
      aria-pressed={active ?? false}
      disabled={!enabled}
      onClick={run}
    >
      {icon} {label}
    </Button>
  );
}

type TileProps = { tile: Tile; color: string; disabled: boolean; onPick(): void };

function ShapeTile({ tile, color, disabled, onPick }: TileProps) {
  const t = useT();
  const name = t(`studio.shape.${tile.id}`);
  const picture = useMemo(() => shapePicture(tileArt(tile, color), tile.size), [tile, color]);
  const placing = useUi(({ placing: hand }) => hand?.art.kind === "shape" && hand.name === name);
  return (
    <button
      type="button"
      title={name}
      aria-label={t("studio.stickers.pick", { title: name })}
      aria-pressed={placing}
      disabled={disabled}
      onClick={onPick}
    >
      <img src={picture} alt="" />
    </button>
  );
}
