import type { BuildDocument } from "@carloom/build";
import { pictureFile, pictureUrl } from "../lib/picture.ts";
import { glanceOf } from "../workspace/glance.ts";
import type { Studio } from "../workspace/studio.ts";
import { addToCart, type CartResult, replaceInCart } from "./cart.ts";
import { leaveCartEdit } from "./leave-cart-edit.ts";

/** The address of the picture that the cart shows; null where none could be drawn or stored. */
async function thumbnailOf({ stage, clients, editor, template }: Studio, build: BuildDocument): Promise<string | null> {
  if (!stage) {
    // Without 3D in the browser: what the service has drawn of this build, and nobody waits for it here.
    const glance = await glanceOf(clients, template.slug, build, new AbortController().signal, {
      looks: { unanswered: 1, drawing: 1 },
    });
    return glance?.status === "drawn" ? glance.url : null;
  }
  const other = build !== editor.state.document;
  if (other) await stage.preview(build);
  const picture = await pictureFile(stage);
  if (other) void stage.preview(editor.state.preview);
  return picture ? pictureUrl(clients, picture) : null;
}

/** Freezes a build in the cart, with its picture; a design of the cart that is edited is replaced by it. */
export async function putInCart(studio: Studio, build: BuildDocument): Promise<CartResult> {
  const { cartEdit, template, saving, clients, pricing } = studio;
  const thumbnail = await thumbnailOf(studio, build);
  const title = cartEdit?.title ?? saving.state.get().project?.title ?? template.title;
  const design = { templateSlug: template.slug, title, build, thumbnail };
  if (!cartEdit) return addToCart(clients, pricing.state.get().channel, { design });
  const result = await replaceInCart(clients, cartEdit, design);
  // what was edited lies in the cart now: nothing of it stays here
  if (result.ok) await leaveCartEdit(studio, cartEdit);
  return result;
}
