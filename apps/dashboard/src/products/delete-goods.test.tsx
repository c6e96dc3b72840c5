// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const variant = (id: string, name: string, promised = 0) => ({
  id,
  sku: id,
  name,
  trackInventory: true,
  weight: null,
  quantityLimitPerCustomer: null,
  channelListings: [],
  stocks: [{ id: `S${id}`, quantity: 9, quantityAllocated: promised, warehouse: { id: "W", name: "Hall" } }],
});
const product = {
  id: "P",
  name: "Fold 5",
  slug: "fold-5",
  description: null,
  updatedAt: "2026-11-27T10:00:00Z",
  created: "2026-11-27T10:00:00Z",
  category: null,
  productType: { id: "T", name: "Wheel", isShippingRequired: true },
  taxClass: null,
  ko: null,
  ja: null,
  channelListings: [],
  media: [],
};
const variants = [variant("V1", "18 in", 3), variant("V2", "19 in")];
const shelf = { isPublished: true, available: 9, pictureTexts: [], product, variants } as never;
const REFUSAL = "Somebody is paying for this right now. Nothing was deleted; try again in a few minutes.";

/** Answers of the service to what is deleted, one after the other; what was asked of it. */
async function answering(...answers: object[]) {
  const { session } = await import("../boot/session.ts");
  const sent: unknown[] = [];
  const mutate = async (_: unknown, variables: unknown) => {
    sent.push(variables);
    return answers[sent.length - 1];
  };
  Object.assign(session.clients.commerce, { mutate });
  return sent;
}
const dialog = () => document.querySelector("dialog");
const press = (name: string, within: ParentNode | null = document) =>
  act(async () => {
    const buttons = [...(within?.querySelectorAll("button") ?? [])];
    const found = buttons.find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
    if (!found) throw new Error(`no button ${name}`);
    found.focus();
    found.click();
  });

it("says what becomes of carts, orders and builds before a product is deleted, and why it is not", async () => {
  const sent = await answering({
    productDelete: { errors: [{ field: "id", code: "INVALID", message: REFUSAL }] },
  });
  const { ProductDelete } = await import("./delete-goods.tsx");
  await shown(<ProductDelete shelf={shelf} />, {}, { until: "button", roles: ["catalogue"] });
  await press("Delete");
  expect(texts(document, "dialog li")).toEqual([
    "Carts and drafts: it is taken out. A build in a cart that has it is taken out as a whole.",
    "Placed orders: nothing changes. They can still be sent, returned and refunded. 3 pieces of it are promised to orders that are not sent yet.",
    "Saved builds: they look the same, but can't be ordered while they have it.",
  ]);
  expect(dialog()?.textContent).toContain("The product goes for good, with its 2 variants");
  expect(sent).toEqual([]);
  await press("Delete", dialog());
  await vi.waitFor(() => expect(texts(document, "[role=alert]")).toEqual([REFUSAL]));
  expect(sent).toEqual([{ id: "P" }]);
});

it("deletes one variant of several, and keeps the focus on the page", async () => {
  const sent = await answering({ productVariantDelete: { errors: [] } });
  const { Variants } = await import("./variants.tsx");
  await shown(
    <Variants shelf={shelf} />,
    { staffChannels: { channels: [] } },
    { until: "table", roles: ["catalogue"] },
  );
  await press("Delete 19 in");
  expect(dialog()?.textContent).not.toContain("It is the last variant");
  await press("Delete", dialog());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toEqual([{ id: "V2" }]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Delete 19 in");
});

it("lets nobody delete who may not change goods", async () => {
  const { Variants } = await import("./variants.tsx");
  await shown(<Variants shelf={shelf} />, { staffChannels: { channels: [] } }, { until: "table", roles: ["orders"] });
  expect(texts(document, "button")).toEqual([]);
});
