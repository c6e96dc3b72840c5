// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { Customer as CustomerPage } from "./customer.tsx";
import type { Customers as CustomersPage } from "./customers.tsx";

const person = (firstName: string) => ({
  id: `user-${firstName}`,
  email: `${firstName.toLowerCase()}@buyer.example`,
  firstName,
  lastName: "Braun",
  dateJoined: "2026-11-27T10:00:00Z",
  isActive: true,
  isConfirmed: true,
  languageCode: "EN",
});
const edges = ["Ada", "Bo"].map((name) => ({ node: person(name) }));
const customers = { totalCount: 2, pageInfo: { endCursor: null, hasNextPage: false }, edges };
const figures = {
  userId: "user-Ada",
  userName: "ada",
  orders: 3,
  sessions: 1,
  lastOrderAt: null,
  spent: [{ amount: 20, currency: "USD" }],
};
const UNREAD = "Orders and amounts spent cannot be shown right now.";

let Customers: typeof CustomersPage;
let Customer: typeof CustomerPage;
beforeAll(async () => {
  ({ Customers } = await import("./customers.tsx"));
  ({ Customer } = await import("./customer.tsx"));
});
afterEach(putAway);

describe("the list of customers", () => {
  /** @returns what the list's rows say, and what stands under them */
  async function seen(customerPageFigures: (typeof figures)[] | null) {
    const answers = { staffCustomers: { customers, customerPageFigures } };
    const place = await shown(<Customers />, answers, { until: "tbody a", roles: ["support"] });
    return {
      names: texts(place, "tbody a .da-two > span"),
      orders: texts(place, 'td[data-label="Orders"]'),
      spent: texts(place, 'td[data-label="Spent"]'),
      foot: texts(place, ".da-list-foot"),
    };
  }
  const names = ["Ada Braun", "Bo Braun"];

  it("tells what they ordered and spent", async () => {
    expect(await seen([figures])).toEqual({ names, orders: ["3", "0"], spent: ["$20.00", ""], foot: ["2 of 2"] });
  });

  it("stands without that where it cannot be read, says so, and calls nobody one who never ordered", async () => {
    expect(await seen(null)).toEqual({ names, orders: ["", ""], spent: ["", ""], foot: [`2 of 2 · ${UNREAD}`] });
  });
});

describe("a customer", () => {
  const user = { ...person("Ada"), lastLogin: null, isStaff: false, note: null, addresses: [], orders: null };
  const facts = async (customerFigures: (typeof figures)[] | null) => {
    const answers = { staffCustomer: { user, customerFigures } };
    const place = await shown(<Customer />, answers, { until: ".da-facts", roles: ["support"] });
    return { of: texts(place, ".da-facts dt"), isUnread: place.textContent.includes(UNREAD) };
  };

  it("is shown with figures, and without them where they cannot be read", async () => {
    expect(await facts([figures])).toEqual({ of: ["Spent", "Orders", "Joined"], isUnread: false });
    putAway();
    expect(await facts(null)).toEqual({ of: ["Joined"], isUnread: true });
  });
});
