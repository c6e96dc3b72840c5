import { DEFAULT_LANGUAGE } from "@carloom/i18n";
import { networkOf, plainTitle, type Visitor } from "@carloom/platform";
import { createHash, randomUUID } from "node:crypto";
import type { Design } from "@carloom/threed";
import type { CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelById } from "../catalogue/channel.ts";
import { checkChangeable, notFound } from "../checkout/change.ts";
import { type CheckoutNode, visibleCheckout, wholeCheckout } from "../checkout/checkout.ts";
import { mayUse } from "../checkout/checkout.policy.ts";
import { deleteDesigns, insertLines, linesOf, lockCheckout, updateCheckout } from "../checkout/checkout.repository.ts";
import { wantCartPicture } from "../checkout/design-pictures.ts";
import { MAX_LINES } from "../checkout/lines.command.ts";
import { refuser, settled } from "../refusal.ts";
import { releaseReservation } from "../stock/reservation.repository.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { uuidOf, type MetadataMap } from "@carloom/wire";
import type { DesignLine } from "../tables/design.line.ts";
import type { EstimateProblem } from "./design.policy.ts";
import { type DesignRow, insertDesign } from "./design.repository.ts";
import { holdDesigns } from "./held.ts";
import { type DesignInput, priceFor, sellingIn } from "./estimate.ts";
import { objectOf } from "../catalogue/stored-object.ts";
import { ownPicture } from "./thumbnail.ts";

export type DesignProblem = { field: string | null; message: string; code: string };
export type DesignAdded = { checkout: CheckoutNode | null; design: DesignRow | null; errors: DesignProblem[] };

/** How long a frozen price holds. */
const VALID_DAYS = 30;
/** Builds of carts without a picture that are drawn for one network in an hour; others show the car until they are ordered. */
const DRAWN = 12;

const MAX_TITLE = 200;

const refuse = refuser<DesignProblem>();

type Source = { design: Design; title: string; presetUuid: string | null; thumbnail: string | null };

const codeOf = (problem: EstimateProblem) => problem.code.toUpperCase().replaceAll("-", "_");

async function readSource(
  context: CommerceContext,
  channel: ChannelRow,
  input: { presetUuid?: string | null; design?: DesignInput | null; picture?: string | null },
  owner: Visitor | null,
): Promise<Source> {
  const resolve = async (templateSlug: string, build: unknown) => {
    const resolved = sellingIn(channel, await context.threed.designOf(templateSlug, build, owner));
    if (resolved.ok) return resolved.design;
    throw refuse(codeOf(resolved.problem), resolved.problem.reference ?? "design", resolved.problem.message);
  };
  if (Boolean(input.presetUuid) === Boolean(input.design))
    throw refuse("INVALID", null, "Give either a preset or a design.");
  if (input.presetUuid) {
    const preset = await context.threed.presetSnapshot(input.presetUuid, owner);
    if (!preset) throw refuse("NOT_FOUND", "presetUuid", "Couldn't resolve to a node.");
    const design = await resolve(preset.templateSlug, preset.build);
    const thumbnail = preset.thumbnailObject ?? preset.thumbnail ?? design.template.thumbnail;
    return { design, title: preset.title, presetUuid: preset.uuid, thumbnail: objectOf(context, thumbnail) };
  }
  const given = input.design as DesignInput;
  const design = await resolve(given.templateSlug, given.build);
  const picture = given.thumbnail ? await ownPicture(context, given.thumbnail) : null;
  return {
    design,
    title:
      plainTitle(given.title ?? "")
        .trim()
        .slice(0, MAX_TITLE) || design.template.title[context.language ?? DEFAULT_LANGUAGE],
    presetUuid: null,
    thumbnail: picture ?? objectOf(context, input.picture ?? design.template.thumbnail),
  };
}

/** Characters of a lettering that its line tells; metadata takes 4,096. */
const MOST_WORDS = 400;

/** What a line of a cart or an order tells of its design. */
export const lineMetadata = (design: Pick<DesignRow, "id" | "title">, line: DesignLine): MetadataMap => ({
  designId: design.id,
  designTitle: design.title,
  reference: line.reference,
  kind: line.kind,
  name: line.name,
  ...(line.words && { words: line.words.slice(0, MOST_WORDS) }),
  verdict: line.verdict,
  ...(line.areaCm2 !== null && { areaCm2: String(line.areaCm2) }),
  ...(line.whole && { whole: "true" }),
});

/**
 * Puts a design into a cart: the build, the version of the car, prices and verdicts are frozen, and its lines belong
 * together. Refused, with nothing changed, when a part is unknown, not sold, out of stock, or cannot be mounted.
 * `replaces` names a design of the same cart that goes, with its lines, in the same step.
 * @param owner whose build it is, where staff put it into an order that they prepare
 */
export async function checkoutDesignAdd(
  context: CommerceContext,
  checkoutId: string,
  input: {
    presetUuid?: string | null;
    design?: DesignInput | null;
    replaces?: string | null;
    /** Address of its picture on the CDN, from who knows it. */
    picture?: string | null;
  },
  owner: Visitor | null = context.visitor,
): Promise<DesignAdded> {
  const { value, errors } = await settled<Omit<DesignAdded, "errors">, DesignProblem>(async () => {
    const key = uuidOf(checkoutId, "Checkout");
    const visible = key ? await visibleCheckout(context, key) : null;
    if (!key || !visible) throw notFound("checkoutId");
    const channel = await channelById(context, visible.channel_id);
    const source = await readSource(context, channel, input, owner);
    const { lines, problems } = await priceFor(context, channel, source.design);
    const [problem] = problems;
    if (problem) throw refuse(codeOf(problem), problem.reference, problem.message);
    if (lines.length === 0) throw refuse("NO_LINES", "design", "This design holds nothing to order.");
    const now = new Date();
    const { template } = source.design;
    const design: DesignRow = {
      id: randomUUID(),
      checkout_id: key,
      order_id: null,
      title: source.title,
      template_slug: template.slug,
      template_uuid: template.uuid,
      manifest_hash: createHash("sha256").update(JSON.stringify(template.manifest)).digest("hex"),
      preset_uuid: source.presetUuid,
      build: source.design.build,
      lines,
      total: lines.reduce((sum, line) => sum + line.totalPrice, 0),
      currency: channel.currency,
      thumbnail: source.thumbnail,
      priced_at: now,
      valid_until: new Date(now.getTime() + VALID_DAYS * 86_400_000),
    };
    const db = shopTables(context.db);
    const isBare = source.thumbnail === objectOf(context, template.thumbnail);
    const isDrawn = isBare && (await context.throttle.take(`cart-picture:${networkOf(context.ip)}`, DRAWN, 3600)).ok;
    const row = await transact(db, async (trx) => {
      const locked = await lockCheckout(trx, key);
      if (!locked || !mayUse(locked, context.visitor)) throw notFound("checkoutId");
      checkChangeable(locked, context);
      if (locked.reserved_until) await releaseReservation(trx, key);
      if (input.replaces) {
        const held = (await linesOf(trx, key, channel.id)).some((line) => line.design_id === input.replaces);
        if (!held) throw refuse("NOT_FOUND", "replaces", "Couldn't resolve to a node.");
        await deleteDesigns(trx, [input.replaces]);
      }
      const before = await linesOf(trx, key, channel.id);
      if (before.length + lines.length > MAX_LINES)
        throw refuse("INVALID", "checkoutId", `A cart has at most ${MAX_LINES} lines.`);
      const { order_id: _, ...fresh } = design;
      await insertDesign(trx, fresh);
      await insertLines(
        trx,
        lines.map((line) => ({
          id: randomUUID(),
          checkout_id: key,
          variant_id: line.variantId,
          quantity: line.quantity,
          design_id: design.id,
          frozen_price: line.unitPrice,
          ...(line.regularPrice !== undefined && { frozen_regular: line.regularPrice }),
          weight_g: line.weightG,
          metadata: lineMetadata(design, line),
        })),
      );
      if (!(await holdDesigns(context.threed, trx, `design:${design.id}`, [design])))
        throw refuse("UNKNOWN_PICTURE", "design", "A picture of this build is no longer there. Upload it again.");
      await updateCheckout(trx, key);
      if (isDrawn) await wantCartPicture(trx, { designId: design.id, ownerId: locked.user_id, asked: 0 });
      return locked;
    });
    return { checkout: await wholeCheckout(context, row), design };
  });
  return { checkout: null, design: null, ...value, errors };
}
