import { addressLines } from "@carloom/i18n/address";
import type { Services } from "@carloom/platform";
import { designsOfOrder } from "../design/design.repository.ts";
import { fulfilmentsOfOrders } from "../order/parcel.repository.ts";
import { invoicePdf } from "../invoice/invoice.pdf.ts";
import { invoicesOfOrders } from "../invoice/invoice.repository.ts";
import { consentsOf } from "../order/consent.repository.ts";
import { eventsOfOrders } from "../order/events.repository.ts";
import { linesOfOrders, type OrderRow } from "../order/order.repository.ts";
import { timelineOf } from "../order/timeline.ts";
import type { EvidenceFact, EvidenceKind } from "../payment/provider.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { conversationOf } from "./dispute.repository.ts";

/** A document that we make of the order; its bytes only when it is sent. */
export type MadeFile = {
  kind: EvidenceKind;
  name: string;
  mediaType: string;
  make: () => Promise<Uint8Array | null>;
};
export type Draft = { text: string; facts: { fact: EvidenceFact; value: string }[]; files: MadeFile[] };

const LONGEST_FACT = 2_000;
const LONGEST_TEXT = 20_000;

const day = (at: Date) => at.toISOString().slice(0, 10);
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** How banks read what our words for moments mean. */
const MOMENTS: Record<string, string> = {
  PLACED: "Order placed",
  PAID: "Payment received",
  ADDRESS_CORRECTED: "Delivery address corrected",
  SHIPPED: "Goods handed to the carrier",
  DELIVERED: "Goods delivered",
  RETURN_REQUESTED: "Return requested",
  RETURNED: "Goods came back",
  REFUNDED: "Refunded",
  CANCELLED: "Order canceled",
  EXPIRED: "Order expired",
};

/** The text that staff begin with: what happened when, what was agreed to, what was written. In English, as banks read it. */
async function firstText(db: CommerceDb, order: OrderRow): Promise<string> {
  const [events, consents, letters] = await Promise.all([
    eventsOfOrders(db, [order.id]),
    consentsOf(db, order.id),
    conversationOf(db, order),
  ]);
  const parts = [
    `Order ${order.number}`,
    timelineOf(events)
      .map(({ kind, at }) => `${moment(at)}: ${MOMENTS[kind] ?? kind}`)
      .join("\n"),
    ...consents.map(
      (consent) =>
        `Terms accepted at the checkout on ${moment(consent.given_at)} (version ${consent.version}): ${consent.text}`,
    ),
    ...(letters.length > 0
      ? [
          `Correspondence\n${letters
            .map(({ at, by, text }) => `${moment(at)}, ${by === "buyer" ? "customer" : "shop"}: ${text}`)
            .join("\n")}`,
        ]
      : []),
  ];
  return parts.filter(Boolean).join("\n\n").slice(0, LONGEST_TEXT);
}

async function jpegOf(services: Pick<Services, "storage">, object: string): Promise<Uint8Array | null> {
  const bytes = await services.storage.get(object);
  if (!bytes) return null;
  const { default: sharp } = await import("sharp");
  return sharp(bytes)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => null);
}

async function madeFiles(db: CommerceDb, services: Pick<Services, "storage">, order: OrderRow): Promise<MadeFile[]> {
  const invoice = (await invoicesOfOrders(db, [order.id])).at(-1);
  const picture = (await designsOfOrder(db, order.id)).find(({ thumbnail }) => thumbnail)?.thumbnail;
  return [
    ...(invoice
      ? [
          {
            kind: "RECEIPT" as const,
            name: `invoice-${invoice.number.replace(/[^\w-]/g, "_")}.pdf`,
            mediaType: "application/pdf",
            make: () => invoicePdf(invoice.number, invoice.content),
          },
        ]
      : []),
    ...(picture
      ? [
          {
            kind: "OTHER" as const,
            name: "build.jpg",
            mediaType: "image/jpeg",
            make: () => jpegOf(services, picture),
          },
        ]
      : []),
  ];
}

/** What an order proves, gathered for staff to look through before anything is sent. */
export async function draftOf(services: Pick<Services, "db" | "storage">, order: OrderRow): Promise<Draft> {
  const db = shopTables(services.db);
  const [lines, parcels] = await Promise.all([linesOfOrders(db, [order.id]), fulfilmentsOfOrders(db, [order.id])]);
  const sent = parcels.filter(({ status }) => status === "FULFILLED");
  const { billing_address: billing, shipping_address: shipping } = order;
  const values: Record<EvidenceFact, string> = {
    customerName: `${billing.firstName} ${billing.lastName}`.trim(),
    customerEmail: order.email,
    billingAddress: addressLines(billing, "en").join("\n"),
    shippingAddress: order.is_shipping_required ? addressLines(shipping, "en").join("\n") : "",
    goods: lines
      .map(
        ({ quantity, product_name, variant_name, sku }) =>
          `${quantity} x ${product_name}${variant_name ? `, ${variant_name}` : ""}${sku ? ` (${sku})` : ""}`,
      )
      .join("\n"),
    shippingDate: sent[0] ? day(sent[0].created_at) : "",
    trackingNumber: sent
      .map(({ tracking_number }) => tracking_number)
      .filter(Boolean)
      .join(", "),
  };
  const facts = (Object.entries(values) as [EvidenceFact, string][])
    .filter(([, value]) => value !== "")
    .map(([fact, value]) => ({ fact, value: value.slice(0, LONGEST_FACT) }));
  return { text: await firstText(db, order), facts, files: await madeFiles(db, services, order) };
}
