import type { Fitment, PartOption, Slot } from "@carloom/build";
import { mountPart } from "@carloom/editor";
import { useEffect, useMemo, useState } from "react";
import type { Part } from "../../catalogue/catalogue.ts";
import { useLanguage } from "../../boot/language.tsx";
import { lookAt } from "../../workspace/look.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { swapCompared } from "../../fitting/swap.ts";
import { alikeThatFit } from "./alternatives.ts";
import { type Cure, cureFor } from "./cures.ts";
import { judgeOn, slotsToFill } from "../../fitting/verdict.ts";

export type PartList = { status: "loading" | "ready" | "failed"; parts: readonly Part[] };

/** Every part of the template; asked for when the panel opens. */
export function usePartList(): PartList & { retry(): void } {
  const { catalogue } = useStudio();
  const [list, setList] = useState<PartList>({ status: "loading", parts: [] });
  const [turn, setTurn] = useState(0);
  const language = useLanguage();
  // a new turn or language asks again
  useEffect(() => {
    let current = true;
    setList((before) => ({ ...before, status: "loading" }));
    catalogue
      .parts()
      .then((parts) => current && setList({ status: "ready", parts }))
      .catch(() => current && setList({ status: "failed", parts: [] }));
    return () => {
      current = false;
    };
  }, [catalogue, turn, language]);
  return { ...list, retry: () => setTurn((n) => n + 1) };
}

/** The slot being worked on, what is mounted, and what mounting does. */
export function useSlot(parts: readonly Part[]) {
  const studio = useStudio();
  const { editor } = studio;
  const { slots } = studio.template.manifest;
  const chosen = useEditorState((state) => state.selection.slot);
  const mountedIds = useEditorState((state) => state.document.parts);
  const [pair, setPair] = useState(true);
  const withParts = useMemo(() => new Set(parts.flatMap((part) => part.slots)), [parts]);
  const slot: Slot | undefined =
    slots.find(({ id }) => id === chosen) ?? slots.find(({ id }) => withParts.has(id)) ?? slots[0];
  const mounted = useMemo(() => {
    const options = new Map<string, PartOption>();
    for (const [id, uuid] of Object.entries(mountedIds)) {
      const part = parts.find((one) => one.uuid === uuid);
      if (part) options.set(id, part.option);
    }
    return options;
  }, [mountedIds, parts]);

  const judge = useMemo(() => judgeOn(mounted), [mounted]);
  // the same as long as the slot is: rows that show nothing new are not rendered again
  const acts = useMemo(() => {
    const everySlot = slots.map(({ id }) => id);
    const fill = (id: string, part: Part | null) => slotsToFill(id, part?.slots ?? everySlot, everySlot, pair);
    const slotsFor = (part: Part | null) => fill(slot?.id ?? "", part);
    const mountIn = (id: string, part: Part | null) => {
      const key = part ? "studio.step.part" : "studio.step.part-stock";
      // what was looked at is on the car now
      studio.ui.set({ previewing: null });
      editor.edit({ key, values: { slot: id, part: part?.title ?? "" } }, (build) =>
        mountPart(build, fill(id, part), part?.uuid ?? null),
      );
    };
    return {
      slotsFor,
      choose: (id: string) => {
        editor.select({ slot: id, stickers: [] });
        lookAt(studio.ui, { slot: id });
      },
      /** Another slot than the one being worked on, such as the other side of a clash. */
      mountIn,
      swap: () => void swapCompared(studio),
      mount: (part: Part | null) => mountIn(slot?.id ?? "", part),
      /** A part with what puts its warning right, or another in its place: one step. */
      heal: (part: Part, cure: Cure<Part>) => {
        if (cure.kind === "instead") return mountIn(slot?.id ?? "", cure.part);
        studio.ui.set({ previewing: null });
        const values = { slot: slot?.id ?? "", part: part.title };
        editor.edit({ key: "studio.step.part", values }, (build) =>
          mountPart(mountPart(build, fill(slot?.id ?? "", part), part.uuid), cure.slots, cure.part?.uuid ?? null),
        );
      },
      preview: (part: Part | null | "none") => {
        studio.ui.set({ previewing: part !== "none" && part !== null ? part.title : null });
        editor.preview(part === "none" ? null : (build) => mountPart(build, slotsFor(part), part?.uuid ?? null));
      },
    };
  }, [studio, editor, slots, slot, pair]);
  const isMounted = (part: Part | null) =>
    acts.slotsFor(part).every((id) => (mountedIds[id] ?? null) === (part?.uuid ?? null));
  const slotsOf = (part: Part) => {
    const ids = acts.slotsFor(part);
    return slots.filter(({ id }) => ids.includes(id));
  };
  return {
    ...acts,
    slots,
    slot,
    mountedIds,
    mounted,
    pair,
    setPair,
    hasParts: (id: string) => withParts.has(id),
    isMounted,
    /** The verdict of a part where it would be mounted now. */
    verdictOn: (part: Part): Fitment => judge(part.option, slotsOf(part)),
    /** How one press puts right what is amiss with a part. */
    cureFor: (part: Part): Cure<Part> | null => cureFor(part, slotsOf(part), { parts, slots, mounted, judge }),
    /** Parts of a list that fit where this one would go, those most alike first. */
    alikeIn: (part: Part, parts: readonly Part[]): Part[] => alikeThatFit(part, parts, slotsOf(part), judge),
  };
}

export type SlotTool = ReturnType<typeof useSlot>;
