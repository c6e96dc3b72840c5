import type { Manifest } from "@carloom/build";

/** Slots of a template, or only the named one when the template has it. */
export function slotsAsked(manifest: Manifest, slot: string | null | undefined): string[] {
  const slots = manifest.slots.map((s) => s.id);
  return slot === null || slot === undefined ? slots : slots.filter((id) => id === slot);
}

/** Slots of a template that a part may take: what it was made for, where it was made for this template. */
export function slotsOfPart(
  manifest: Manifest,
  templateSlug: string,
  part: { slots: readonly string[]; template_slugs: readonly string[] | null },
): string[] {
  if (part.template_slugs && !part.template_slugs.includes(templateSlug)) return [];
  return manifest.slots.map((slot) => slot.id).filter((id) => part.slots.includes(id));
}
