import type { Fitment, Slot } from "@carloom/build";
import { type ReactNode, useDeferredValue } from "react";
import type { Part } from "../../catalogue/catalogue.ts";
import type { Cure } from "./cures.ts";
import { PartRow } from "./part-row.tsx";
import type { SlotTool } from "./use-parts.ts";

/** Rows that are there at once: more than the panel shows before it is scrolled. */
const FIRST = 8;

export type RowOfPart = { part: Part; fit: Fitment; alike: number; cure: Cure<Part> | null };
type Props = {
  rows: readonly RowOfPart[];
  slot: Slot;
  label: string;
  tool: SlotTool;
  showAlike(part: Part): void;
  /** Before the first row. */
  children: ReactNode;
};

/**
 * The parts of a slot. A press is answered first; what is further down, and what a search or a filter leaves, follows
 * between frames. Of another slot the list is another one: give it the slot as its key.
 */
export function PartRows({ rows, slot, label, tool, showAlike, children }: Props) {
  const whole = useDeferredValue(true, false);
  const listed = useDeferredValue(rows);
  return (
    <ul aria-label={label} onPointerLeave={() => tool.preview("none")}>
      {children}
      {(whole ? listed : listed.slice(0, FIRST)).map(({ part, fit, alike, cure }) => (
        <PartRow
          key={part.uuid}
          part={part}
          fit={fit}
          slot={slot}
          mounted={tool.isMounted(part)}
          alike={alike}
          cure={cure}
          showAlike={showAlike}
          mount={tool.mount}
          preview={tool.preview}
          heal={tool.heal}
        />
      ))}
    </ul>
  );
}
