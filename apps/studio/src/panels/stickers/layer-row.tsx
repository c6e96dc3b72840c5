import type { Placement } from "@carloom/build";
import { updateStickers } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import { Blend, CornerLeftDown, Eye, EyeOff, GripVertical, Link2, Lock, LockOpen } from "lucide-react";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { PreflightMark } from "../../preflight/preflight-mark.tsx";
import { CheckMark } from "./choose-bar.tsx";
import { ArtThumb } from "./art-thumb.tsx";
import { LayerRename } from "./layer-rename.tsx";
import type { LayerRow as Row } from "./layer-rows.ts";
import { idsOfRow } from "./use-layer-keys.ts";
import { useLayerName } from "./use-layer-name.ts";
import { Warn } from "../../kit/warn.tsx";

/** What rows do; the same object for all of them and for as long as the list lives. */
export type RowActions = {
  select(row: Row, event: Pick<MouseEvent, "shiftKey" | "ctrlKey" | "metaKey">): void;
  /** `moving`: an arrow moves the layer itself. */
  key(event: KeyboardEvent<HTMLElement>, row: Row, moving: boolean): void;
  grip(row: Row): ComponentProps<"button">;
  focus(key: string): void;
};

type Shared = {
  row: Row;
  selected: boolean;
  /** The row that Tab reaches. */
  current: boolean;
  drop: "before" | "after" | null;
  /** Groups that what is dropped beside it goes into. */
  depth: number;
  /** Its place among all rows, which are not all drawn, and how many there are. */
  index: number;
  count: number;
  /** A press chooses one more, or one less. */
  choosing: boolean;
  actions: RowActions;
};
type Props = Shared & {
  name: string;
  sign: ReactNode;
  marks?: ReactNode;
  /** Buttons of its own, before the lock. */
  more?: ReactNode;
  hidden: boolean;
  locked: boolean;
};

/** Grip, eye, name, marks, lock: a layer or a group. Tab reaches one row, arrows go through them. */
export function RowFrame({
  row,
  name,
  selected,
  current,
  drop,
  depth,
  choosing,
  index,
  count,
  actions,
  sign,
  marks,
  more,
  hidden,
  locked,
}: Props) {
  const t = useT();
  const { editor, ui } = useStudio();
  const renaming = useUi((state) => state.renaming === row.key);
  const tabIndex = current ? 0 : -1;
  const toggle = (key: string, patch: Partial<Placement>) =>
    editor.edit({ key }, (build) => updateStickers(build, idsOfRow(row), patch));
  return (
    <li
      className="st-layer"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-key={row.key}
      data-member={row.within.length > 0 ? "" : undefined}
      data-selected={selected || undefined}
      data-hidden={hidden || undefined}
      data-drop={drop ?? undefined}
      data-indented={depth > 0 || undefined}
      style={{ "--depth": row.within.length, "--drop": depth } as CSSProperties}
    >
      {choosing ? (
        <span className="st-choose" aria-hidden="true" onClick={(event) => actions.select(row, event)}>
          <CheckMark on={selected} />
        </span>
      ) : (
        <button
          type="button"
          className="st-grip"
          tabIndex={tabIndex}
          aria-label={t("studio.layers.move", { name })}
          onKeyDown={(event) => event.key.startsWith("Arrow") && actions.key(event, row, true)}
          {...actions.grip(row)}
        >
          <GripVertical size={14} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <IconButton
        size="small"
        tabIndex={tabIndex}
        label={t(hidden ? "studio.layers.show" : "studio.layers.hide", { name })}
        icon={hidden ? <EyeOff /> : <Eye />}
        onClick={() => toggle("studio.step.sticker-hide", { hidden: !hidden })}
      />
      {renaming ? (
        <LayerRename row={row} name={name} onDone={actions.focus} />
      ) : (
        <button
          type="button"
          className="st-layer-name"
          data-row-name=""
          tabIndex={tabIndex}
          aria-pressed={selected}
          onClick={(event) => actions.select(row, event)}
          onDoubleClick={() => choosing || ui.set({ renaming: row.key })}
          onKeyDown={(event) => actions.key(event, row, false)}
          // some browsers press a button when the key comes up again
          onKeyUp={(event) => event.key === " " && event.preventDefault()}
        >
          {sign}
          <span>{name}</span>
          {marks}
        </button>
      )}
      {more}
      <IconButton
        size="small"
        tabIndex={tabIndex}
        label={t(locked ? "studio.layers.unlock" : "studio.layers.lock", { name })}
        icon={locked ? <Lock /> : <LockOpen />}
        onClick={() => toggle("studio.step.sticker-lock", { locked: !locked })}
      />
    </li>
  );
}

type LayerProps = Shared & { sticker: Placement };
/** Rows are made anew with every change of the document: only what a row shows counts. */
const same = (a: LayerProps, b: LayerProps) =>
  a.sticker === b.sticker &&
  a.selected === b.selected &&
  a.current === b.current &&
  a.drop === b.drop &&
  a.depth === b.depth &&
  a.row.within.join("/") === b.row.within.join("/") &&
  a.choosing === b.choosing &&
  a.index === b.index &&
  a.count === b.count &&
  a.actions === b.actions;

/** One sticker of the list. */
export const LayerRow = memo(function LayerRow({ sticker, ...shared }: LayerProps) {
  const t = useT();
  const name = useLayerName(sticker);
  const failed = useUi((state) => state.failures[sticker.id] !== undefined);
  return (
    <RowFrame
      {...shared}
      name={name}
      hidden={sticker.hidden}
      locked={sticker.locked}
      sign={<ArtThumb art={sticker.art} />}
      marks={
        <>
          {failed ? <Warn label={t("studio.layers.failed")} /> : <PreflightMark id={sticker.id} />}
          {sticker.mask ? (
            <CornerLeftDown
              size={14}
              strokeWidth={1.6}
              className="text-text-2"
              aria-label={t("studio.layers.clipped")}
            />
          ) : null}
          {sticker.blend ? (
            <Blend
              size={14}
              strokeWidth={1.6}
              className="text-text-2"
              aria-label={t(`studio.blend.${sticker.blend}`)}
            />
          ) : null}
          {sticker.mirror ? (
            <Link2 size={14} strokeWidth={1.6} className="text-select" aria-label={t("studio.layers.linked")} />
          ) : null}
        </>
      }
    />
  );
}, same);
