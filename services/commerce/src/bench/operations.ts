import { randomUUID } from "node:crypto";

/** What the shop is measured by, as literal documents; the root bench sends the same over HTTP. */
export type CommerceOperation = { query: string; variables: Record<string, unknown> };

type Answer = { data: Record<string, ReturnType<typeof JSON.parse>>; errors?: unknown };
type Send = (operation: CommerceOperation) => Promise<Answer>;

type Listed = { variants: { id: string }[] };

export type Measured = {
  name: string;
  times: number;
  /** Makes what one run needs; not measured. */
  prepare?: () => Promise<unknown>;
  run: (prepared: unknown) => Promise<void>;
};

const MONEY = "{ gross { amount currency } net { amount currency } }";

export const PRODUCT_LIST = `query products($channel: String!) { products(first: 20, channel: $channel) {
  pageInfo { hasNextPage endCursor } edges { cursor node { id name slug thumbnail(size: 512) { url alt }
  pricing { priceRange { start ${MONEY} stop ${MONEY} } }
  variants { id name sku quantityAvailable pricing { price ${MONEY} } } } } } }`;

export const NEW_CART = `mutation checkoutCreate($input: CheckoutCreateInput!) { checkoutCreate(input: $input) {
  checkout { id token quantity lines { id quantity unitPrice ${MONEY} totalPrice ${MONEY} variant { id name sku } }
  subtotalPrice ${MONEY} totalPrice ${MONEY} shippingMethods { id name price { amount currency } } } errors { field message code } } }`;

export const ADD = `mutation checkoutLinesAdd($id: ID!, $lines: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $lines) {
  checkout { id token quantity lines { id quantity unitPrice ${MONEY} totalPrice ${MONEY} variant { id name sku } }
  subtotalPrice ${MONEY} totalPrice ${MONEY} shippingMethods { id name price { amount currency } } } errors { field message code } } }`;

/** Lines of the cart that something is added to. */
export const LINES = 5;

const DELIVERY = `mutation($id: ID!, $method: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) { errors { code } } }`;

export const COMPLETE = `mutation checkoutComplete($id: ID!) { checkoutComplete(id: $id) {
  order { id number token } errors { field message code } } }`;

const ADDRESS = {
  firstName: "Min-jun",
  lastName: "Kim",
  streetAddress1: "20 Sajik-ro",
  city: "Jongno-gu",
  countryArea: "Seoul",
  postalCode: "03051",
  country: "KR",
};

/** @param variantId global id of a variant with plenty of stock */
export function commerceOperations(send: Send, variantId: string): Measured[] {
  const good = async (
    operation: CommerceOperation,
    check: (data: Answer["data"]) => unknown,
  ): Promise<Answer["data"]> => {
    const answer = await send(operation);
    if (answer.errors || !check(answer.data)) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const line = { variantId, quantity: 1 };
  let lines: Promise<(typeof line)[]> | undefined;
  const addresses = { shippingAddress: ADDRESS, billingAddress: ADDRESS };
  return [
    {
      name: "20 products with 60 variants",
      times: 1000,
      run: async () => {
        await good(
          { query: PRODUCT_LIST, variables: { channel: "default-channel" } },
          (data) => data.products.edges.length === 20,
        );
      },
    },
    {
      name: "new cart with a line",
      times: 600,
      run: async () => {
        const input = { channel: "default-channel", lines: [line] };
        await good(
          { query: NEW_CART, variables: { input } },
          (data) => data.checkoutCreate.checkout.lines.length === 1,
        );
      },
    },
    {
      name: "add to a five-line cart",
      times: 600,
      prepare: async () => {
        lines ??= good({ query: PRODUCT_LIST, variables: { channel: "default-channel" } }, () => true).then((data) =>
          data.products.edges.slice(1).map((edge: { node: Listed }) => ({
            variantId: edge.node.variants[0]?.id,
            quantity: 1,
          })),
        );
        const input = { channel: "default-channel", lines: (await lines).slice(0, LINES) };
        const data = await good({ query: NEW_CART, variables: { input } }, (made) => made.checkoutCreate.checkout);
        return data.checkoutCreate.checkout.id;
      },
      run: async (id) => {
        await good(
          { query: ADD, variables: { id, lines: [line] } },
          (data) => data.checkoutLinesAdd.checkout.lines.length === LINES + 1,
        );
      },
    },
    {
      name: "completion of a prepared cart",
      times: 300,
      prepare: async () => {
        // each order is somebody else's, as in a shop: what one person may order is counted
        const email = `bench-${randomUUID()}@people.example`;
        const input = { channel: "default-channel", lines: [line], email, ...addresses };
        const data = await good({ query: NEW_CART, variables: { input } }, (made) => made.checkoutCreate.checkout);
        const { id, shippingMethods } = data.checkoutCreate.checkout;
        await good({ query: DELIVERY, variables: { id, method: shippingMethods[0].id } }, () => true);
        return id;
      },
      run: async (id) => {
        await good({ query: COMPLETE, variables: { id } }, (data) => data.checkoutComplete.order);
      },
    },
  ];
}
