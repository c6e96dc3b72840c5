import { IconButton, useT } from "@carloom/ui";
import { ChevronDown, ChevronRight, Folder, Pencil } from "lucide-react";
import { memo } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import type { LayerRow } from "./layer-rows.ts";
import { RowFrame, type RowActions } from "./layer-row.tsx";

type Group = Extract<LayerRow, { kind: "group" }>;
type Props = {
  row: Group;
  selected: boolean;
  current: boolean;
  drop: "before" | "after" | null;
  depth: number;
  choosing: boolean;
  index: number;
  count: number;
  actions: RowActions;
  onFold(group: string, folded: boolean): void;
};

/** A group of the list: folds, and hides, locks, selects and moves its members as one. */
export const GroupRow = memo(function GroupRow({ row, onFold, ...shared }: Props) {
  const t = useT();
  const { ui } = useStudio();
  const { members, folded, name } = row;
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <RowFrame
      {...shared}
      row={row}
      name={name}
      hidden={members.every(({ hidden }) => hidden)}
      locked={members.every(({ locked }) => locked)}
      sign={
        <>
          {/* A wide target for pointers; keys fold with left and right. */}
          <span
            className="st-fold"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              onFold(name, !folded);
            }}
          >
            <Chevron size={14} strokeWidth={1.6} />
          </span>
          <Folder size={14} strokeWidth={1.6} aria-hidden="true" className="flex-none" />
        </>
      }
      more={
        <IconButton
          size="small"
          tabIndex={shared.current ? 0 : -1}
          label={t("studio.layers.rename-of", { name })}
          icon={<Pencil />}
          onClick={() => ui.set({ renaming: row.key })}
        />
      }
      marks={
        <span className="st-layer-count">
          {t(folded ? "studio.layers.members-folded" : "studio.layers.members", { count: members.length })}
        </span>
      }
    />
  );
});
