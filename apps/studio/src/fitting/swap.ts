import { mountPart } from "@carloom/editor";
import type { Studio } from "../workspace/studio.ts";
import { slotsToFill } from "./verdict.ts";

/** Mounts the other of the two parts that are being compared. */
export async function swapCompared({ editor, catalogue, template, ui }: Studio): Promise<void> {
  const parts = await catalogue.parts();
  const compared = ui.get().compare.flatMap((uuid) => parts.find((part) => part.uuid === uuid) ?? []);
  const { slots } = template.manifest;
  const mounted = Object.values(editor.state.document.parts);
  const next = compared.find(({ uuid }) => !mounted.includes(uuid)) ?? compared[0];
  const chosen = editor.state.selection.slot;
  const slot =
    slots.find(({ id }) => id === chosen && next?.slots.includes(id)) ??
    slots.find(({ id }) => next?.slots.includes(id));
  if (!next || !slot) return;
  const ids = slotsToFill(
    slot.id,
    next.slots,
    slots.map(({ id }) => id),
    true,
  );
  editor.edit({ key: "studio.step.part", values: { slot: slot.id, part: next.title } }, (build) =>
    mountPart(build, ids, next.uuid),
  );
}
