import type { Visitor } from "@carloom/platform";
import { globalId } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { checkoutById } from "../checkout/checkout.repository.ts";
import { checkoutDesignAdd } from "../design/design.command.ts";
import { type OrderErrorCode, type OrderProblem, type OrderResult, refuse } from "../order/change-order.ts";
import { Refusal } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { draftOf } from "./draft.command.ts";
import { draftOrder } from "./draft.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A code, or the address of a page that ends in one. */
const CODE = /(?:^|\/)([\w-]{1,64})\/?(?:[?#].*)?$/;

/** A customer, as the 3D service knows them: their own builds and pictures are theirs, and nothing else. */
const asCustomer = (userId: string): Visitor => ({
  userId,
  sessionId: "",
  email: "",
  isConfirmed: false,
  isStaff: false,
  roles: [],
  isAdministrator: false,
});

/** A build that the customer saved, else one that somebody shows. @throws Refusal */
async function sourceOf({ threed }: CommerceContext, build: string, userId: string | null) {
  const reference = build.trim();
  if (userId !== null && UUID.test(reference)) {
    const own = await threed.projectBuild(reference, asCustomer(userId));
    const saved = own?.isOwn && (await threed.savedBuilds(userId)).find(({ uuid }) => uuid === reference);
    if (own && saved)
      return {
        design: { templateSlug: own.templateSlug, build: own.build, title: saved.title },
        picture: saved.thumbnail,
      };
  }
  const code = CODE.exec(reference)?.[1];
  const shown = code ? await threed.shown(code) : null;
  if (!shown) throw refuse("NOT_FOUND", "build", "There is no such build, or it is not shown any more.");
  const { template, build: document } = shown.design;
  return { design: { templateSlug: template.slug, build: document, title: shown.title }, picture: null };
}

/** What a design's refusals are called on an order; the others are `INVALID`, with their words. */
const KNOWN: readonly OrderErrorCode[] = ["INSUFFICIENT_STOCK", "NOT_FOUND"];

/** Puts a build into a draft, with its lines frozen as in every cart. */
export async function draftOrderDesignAdd(context: CommerceContext, id: string, build: string): Promise<OrderResult> {
  const made = await draftOf(context, id);
  try {
    const cart = made && (await checkoutById(shopTables(context.db), made.checkout_id));
    if (!made || !cart?.draft) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    const { userId } = cart.draft;
    const source = await sourceOf(context, build, userId);
    const owner = userId === null ? null : asCustomer(userId);
    const { errors } = await checkoutDesignAdd(context, globalId("Checkout", cart.id), source, owner);
    if (errors.length > 0)
      return {
        order: null,
        errors: errors.map(({ code, field, message }) => ({
          code: KNOWN.find((known) => known === code) ?? "INVALID",
          field,
          message,
        })),
      };
    return { order: await draftOrder(context, made.id), errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { order: null, errors: error.problems as OrderProblem[] };
  }
}
