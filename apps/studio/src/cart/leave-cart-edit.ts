import { draftKey, forgetDraft, GUEST } from "../save/draft.ts";
import type { Studio } from "../workspace/studio.ts";
import type { CartEdit } from "../workspace/cart-edit.ts";

/** Ends the editing of a design that went back into its cart: its draft is forgotten. */
export async function leaveCartEdit(studio: Studio, { designId }: CartEdit): Promise<void> {
  await studio.dispose();
  const owner = studio.visitor.user?.id ?? GUEST;
  await forgetDraft(draftKey(studio.template.slug, `${owner}:${designId}`));
}
