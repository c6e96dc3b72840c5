import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { requireVisitor } from "@carloom/identity";
import { GraphQLError } from "graphql";
import type { CommerceContext } from "../builder.ts";
import { quantityLimit } from "../catalogue/catalogue.policy.ts";
import { forgetHolds } from "../stock/guest-hold.repository.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { type CheckoutResult, changeCheckout, refuse } from "./change.ts";
import { available } from "./checkout.policy.ts";
import {
  type CheckoutChange,
  type CheckoutRow,
  deleteCheckout,
  type LineRow,
  linesOf,
  updateLine,
} from "./checkout.repository.ts";
import { forSameCar } from "../fitment/line-fit.ts";
import { MAX_LINES } from "./lines.command.ts";
import { deleteOldCarts, lockCartsOf, lockOtherCarts, moveLines } from "./merge.repository.ts";

export type MergePlan = {
  /** New numbers of pieces of lines that the cart has already. */
  raised: Map<string, number>;
  lines: string[];
  designs: string[];
  /** Does anything stay behind? Then the other cart stays too. */
  isWhole: boolean;
};

/**
 * What goes from another cart into this one. Equal loose goods add up as far as limit and stock allow, and never to
 * less than the cart has; what a design holds moves as it is and joins nothing.
 */
export function mergePlan(into: readonly LineRow[], from: readonly LineRow[]): MergePlan {
  const plan: MergePlan = { raised: new Map(), lines: [], designs: [], isWhole: true };
  let room = MAX_LINES - into.length;
  const designs = new Map<string, LineRow[]>();
  for (const line of from) {
    if (line.design_id !== null) {
      designs.set(line.design_id, [...(designs.get(line.design_id) ?? []), line]);
      continue;
    }
    // a quoted price is kept as it is, and joins nothing either
    const isLoose = (own: LineRow) =>
      own.variant_id === line.variant_id && own.frozen_price === null && forSameCar(own.metadata, line.metadata);
    const alike = line.frozen_price === null ? into.find(isLoose) : undefined;
    if (alike) {
      const now = plan.raised.get(alike.id) ?? alike.quantity;
      const most = Math.min(quantityLimit(alike), alike.track_inventory ? available(alike) : Number.POSITIVE_INFINITY);
      plan.raised.set(alike.id, Math.max(now, Math.min(now + line.quantity, most)));
    } else if (room > 0) {
      room--;
      plan.lines.push(line.id);
    } else plan.isWhole = false;
  }
  for (const [design, lines] of designs) {
    if (lines.length > room) {
      plan.isWhole = false;
      continue;
    }
    room -= lines.length;
    plan.designs.push(design);
    plan.lines.push(...lines.map(({ id }) => id));
  }
  return plan;
}

/** Takes the customer's earlier carts into this one. @returns what the cart itself gets from them */
async function takeIn(trx: CommerceDb, userId: string, cart: CheckoutRow): Promise<CheckoutChange> {
  const change: CheckoutChange = {};
  for (const other of await lockOtherCarts(trx, userId, cart)) {
    const own = await linesOf(trx, cart.id, cart.channel_id);
    const { raised, lines, designs, isWhole } = mergePlan(own, await linesOf(trx, other.id, cart.channel_id));
    for (const [id, quantity] of raised) await updateLine(trx, id, { quantity });
    await moveLines(trx, cart.id, { lines, designs });
    if (!cart.shipping_address && other.shipping_address) change.shipping_address = other.shipping_address;
    if (!cart.billing_address && other.billing_address) change.billing_address = other.billing_address;
    if (isWhole) await deleteCheckout(trx, other.id);
  }
  return change;
}

/**
 * Makes a guest's cart the signed-in visitor's, as after a sign-in, and takes in what they had put into a cart before.
 * Asked again it changes nothing. @throws GraphQLError UNAUTHENTICATED
 */
export function checkoutCustomerAttach(
  context: CommerceContext,
  id: string | null | undefined,
): Promise<CheckoutResult> {
  const { visitor } = context;
  if (!visitor) throw new GraphQLError("Sign in to take this cart over.", { extensions: { code: "UNAUTHENTICATED" } });
  return changeCheckout(
    context,
    id,
    async (trx, cart) => {
      // what staff prepared is bought as it stands, whoever is signed in
      if (cart.draft || cart.user_id === visitor.userId) return undefined;
      if (cart.reserved_until) await releaseReservation(trx, cart.id);
      await lockCartsOf(trx, visitor.userId);
      return {
        ...(await takeIn(trx, visitor.userId, cart)),
        user_id: visitor.userId,
        ...(cart.email === null && { email: visitor.email }),
      };
      // pieces that are kept while it is paid are let go above
    },
    true,
  );
}

/**
 * Makes a customer's own cart a guest's, whose id alone opens it then. A membership is somebody's: it stays theirs.
 * @throws GraphQLError UNAUTHENTICATED
 */
export function checkoutCustomerDetach(
  context: CommerceContext,
  id: string | null | undefined,
): Promise<CheckoutResult> {
  requireVisitor(context);
  return changeCheckout(context, id, async (trx, cart) => {
    if (cart.user_id === null) return undefined;
    const lines = await linesOf(trx, cart.id, cart.channel_id);
    if (lines.some((line) => line.membership_plan_id !== null))
      throw refuse("INVALID", "id", "A membership is its customer's own.");
    return { user_id: null };
  });
}

const SWEEP_CARTS = "commerce.sweepCarts";
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;
/** A cart into which nothing was put is not missed. */
const EMPTY_HOURS = 6;
/** What staff prepared and nobody touched or paid. */
const DRAFT_DAYS = 180;

/** Plans the next sweep; planning it twice is planning it once. */
export async function scheduleCartSweep(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP_CARTS, {}, { key: SWEEP_CARTS, runAt: new Date(Date.now() + HOUR_MS) });
}

/** Every hour: carts that nobody came back to go, with their designs. */
export function cartJobs(
  services: Pick<Services, "db" | "settings">,
  alsoSwept?: (db: CommerceDb) => Promise<unknown>,
): JobHandlers {
  const { CART_GUEST_DAYS, CART_CUSTOMER_DAYS } = services.settings.env;
  const ages = {
    emptyHours: EMPTY_HOURS,
    guestDays: CART_GUEST_DAYS,
    customerDays: CART_CUSTOMER_DAYS,
    draftDays: DRAFT_DAYS,
  };
  return {
    async [SWEEP_CARTS]() {
      try {
        while ((await deleteOldCarts(shopTables(services.db), ages, AT_ONCE)) === AT_ONCE);
        await alsoSwept?.(shopTables(services.db));
        await forgetHolds(shopTables(services.db));
      } finally {
        await scheduleCartSweep(services);
      }
    },
  };
}
