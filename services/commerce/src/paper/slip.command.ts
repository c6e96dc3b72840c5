import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import { languageOfCode } from "@carloom/wire";
import { isOwnArt } from "../catalogue/print-goods.ts";
import type { DesignPort } from "../design.port.ts";
import { designsOfOrder } from "../design/design.repository.ts";
import { lineName, lineNote, shopsName } from "../order/line.note.ts";
import { linesOfOrders, orderById, type OrderLineRow } from "../order/order.repository.ts";
import { unsentOf, wantedOf } from "../order/pieces.ts";
import { fulfilmentsOfOrders, linesOfFulfilments } from "../order/parcel.repository.ts";
import { productionOf } from "../production/production.repository.ts";
import { sellerNow } from "../rules/seller.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { Written } from "./assembly.command.ts";
import { type AssemblyFiles, readAssembly } from "./assembly.data.ts";
import { deliveryName } from "./delivery.repository.ts";
import { slipPdf } from "./slip.pdf.ts";

type Place = Pick<Services, "db" | "settings" | "storage" | "log"> & { threed: Pick<DesignPort, "paperPicture"> };

/** Parcels that left: nobody packs what came back. */
async function sentParcels(db: CommerceDb, orderId: string) {
  return (await fulfilmentsOfOrders(db, [orderId])).filter(({ status }) => status === "FULFILLED");
}

/** Parcels of an order that left, by their numbers in it. */
export async function parcelsOf(db: CommerceDb, orderId: string): Promise<number[]> {
  return (await sentParcels(db, orderId)).map(({ sequence }) => sequence);
}

/** What lies in a parcel; without one what is still to be packed, and once all is sent everything that was ordered and not withdrawn from. */
async function packed(db: CommerceDb, lines: readonly OrderLineRow[], orderId: string, parcel: number | null) {
  const carried = lines.filter(({ is_shipping_required: isCarried }) => isCarried);
  if (parcel !== null) {
    const found = (await sentParcels(db, orderId)).find(({ sequence }) => sequence === parcel);
    if (!found) return null;
    const held = await linesOfFulfilments(db, [found.id]);
    return carried.flatMap((line) => {
      const own = held.filter(({ order_line_id: id }) => id === line.id);
      const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
      return quantity > 0 ? [{ line, quantity }] : [];
    });
  }
  const isSent = carried.every((line) => unsentOf(line) <= 0);
  return carried.flatMap((line) => {
    const quantity = isSent ? wantedOf(line) : unsentOf(line);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** The packing slip of an order or of one of its parcels; null where there is no such. */
export async function packingSlip(
  place: Place,
  orderId: string,
  parcel: number | null,
  asked?: Language,
): Promise<Written | null> {
  const db = shopTables(place.db);
  const order = await orderById(db, orderId);
  const held = order && (await packed(db, await linesOfOrders(db, [orderId]), orderId, parcel));
  if (!order || !held) return null;
  const language = asked ?? languageOfCode(order.language_code);
  const t = translate(language);
  const pictures = new Map<string, Uint8Array | null>();
  // a slip without a picture is still one
  for (const name of new Set(held.flatMap(({ line }) => line.thumbnail ?? [])))
    pictures.set(
      name,
      await place.threed.paperPicture(name).catch((error: unknown) => {
        place.log.warn("a picture cannot be printed", { picture: name, error: String(error) });
        return null;
      }),
    );
  const films: { design: string; title: string; files: AssemblyFiles }[] = [];
  for (const design of await designsOfOrder(db, orderId)) {
    const isHeld = held.some(({ line }) => line.design_id === design.id && line.metadata.kind === "STICKER");
    const files = isHeld ? await readAssembly(place, (await productionOf(db, design.id))?.assembly ?? null) : null;
    if (files) films.push({ design: design.id, title: design.title, files });
  }
  // what is printed from a buyer's own art has only a picture of its kind in the shop: it is shown as it is cut
  const outlineOf = ({ design_id: id, metadata }: OrderLineRow) =>
    films
      .find(({ design }) => design === id)
      ?.files.assembly.steps.find(({ layers }) => layers.includes(metadata.reference ?? ""))?.outline ?? null;
  const number = parcel === null ? String(order.number) : `${order.number}-${parcel}`;
  const bytes = await slipPdf({
    language,
    productName: place.settings.public.productName,
    number,
    parcel,
    date: order.created_at,
    seller: await sellerNow(place, language, order),
    address: order.shipping_address,
    isCarried: order.is_shipping_required,
    delivery: await deliveryName(db, order, language),
    lines: held.map(({ line, quantity }) => ({
      name: lineName(line),
      own: shopsName(line),
      note: lineNote(line, t, language),
      sku: line.sku,
      quantity,
      picture: isOwnArt(line.sku) && outlineOf(line) ? null : (pictures.get(line.thumbnail ?? "") ?? null),
      outline: outlineOf(line),
    })),
    films,
    note: order.customer_note,
  });
  return { name: `${t("paper.slip")} ${number}`, bytes };
}
