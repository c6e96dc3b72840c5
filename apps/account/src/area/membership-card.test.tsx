// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeAll, beforeEach, expect, it } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const asked: string[] = [];
let keeps: { code: string; message: string }[] = [];
let entered: { clientSecret: string }[] = [];
let refusal: { message?: string } | undefined;

beforeAll(async () => {
  const { session } = await import("../auth/session.ts");
  const setup = { clientSecret: "seti_1_secret_2", consent: "Charge it.", publishableKey: "pk", script: "/stripe.js" };
  const answers: Record<string, () => unknown> = {
    membershipCardBegin: () => ({ membershipCardBegin: { setup, errors: [] } }),
    membershipCardKeep: () => ({ membershipCardKeep: { membership: null, errors: keeps } }),
  };
  const call = async ({ operationName }: { operationName: string }) => {
    asked.push(operationName);
    const answer = answers[operationName];
    if (!answer) throw new Error(`Nobody answers ${operationName}.`);
    return answer();
  };
  Object.assign(session.clients.account, { query: call, mutate: call });
  // the provider's script, as far as the page uses it
  Object.assign(window, {
    Stripe: () => ({
      elements: () => ({
        create: () => {
          const heard: Record<string, () => void> = {};
          return {
            on: (event: string, work: () => void) => void (heard[event] = work),
            mount: (place: HTMLElement) => {
              place.append("the provider's form");
              heard["ready"]?.();
            },
            destroy: () => undefined,
          };
        },
        submit: async () => ({}),
      }),
      confirmSetup: async (given: { clientSecret: string }) => {
        entered.push(given);
        return { error: refusal };
      },
    }),
  });
});
beforeEach(() => {
  asked.length = 0;
  entered = [];
  keeps = [];
  refusal = undefined;
});

const VISA = { brand: "Visa", last4: "4242", expMonth: 3, expYear: 2034 };
type Given = { card?: typeof VISA | null; charge?: object | null; status?: string; canSaveCard?: boolean };

async function open(given: Given): Promise<{ place: HTMLElement; changes: () => number }> {
  const { SavedCard } = await import("./membership-card.tsx");
  let changes = 0;
  const membership = { status: "ACTIVE", canSaveCard: true, card: null, charge: null, ...given } as never;
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement("main"));
  const onChange = async () => void changes++;
  await act(async () =>
    createRoot(place).render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <MemoryRouter>
          <SavedCard membership={membership} onChange={onChange} />
        </MemoryRouter>
      </MessagesProvider>,
    ),
  );
  return { place, changes: () => changes };
}
const named = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
async function press(place: HTMLElement, name: string): Promise<void> {
  const button = named(place, name);
  if (!button) throw new Error(`There is no button ${name}.`);
  await act(async () => {
    button.click();
    await new Promise((done) => setTimeout(done, 20));
  });
}

it("adds a card by the provider's own form, with what that allows", async () => {
  const { place, changes } = await open({});
  expect(place.textContent).toContain("No card is saved.");
  await press(place, "Add a card");
  expect(place.textContent).toContain("the provider's form");
  expect(place.textContent).toContain("Charge it.");
  await press(place, "Save the card");
  expect(entered).toMatchObject([{ clientSecret: "seti_1_secret_2", redirect: "if_required" }]);
  expect(asked).toEqual(["membershipCardBegin", "membershipCardKeep"]);
  expect(changes()).toBe(1);
  expect(place.textContent).toContain("The card is saved.");
});

it("keeps the form and says why when the bank or the shop does not take the card", async () => {
  const { place, changes } = await open({ card: VISA });
  await press(place, "Use another card");
  refusal = { message: "Your card was declined." };
  await press(place, "Save the card");
  expect(place.querySelector('[role="alert"]')?.textContent).toContain("Your card was declined.");
  expect(asked).toEqual(["membershipCardBegin"]);
  refusal = undefined;
  keeps = [{ code: "INVALID", message: "x" }];
  await press(place, "Save the card");
  expect(place.textContent).toContain("This card was not accepted.");
  expect(changes()).toBe(0);
  await press(place, "Not now");
  expect(named(place, "Use another card")).toBeDefined();
});

it("offers to pay a renewal that was declined with the card that is there", async () => {
  const { place } = await open({ card: VISA, charge: { nextAt: null, failure: "DECLINED" } });
  expect(named(place, "Pay with this card now")).toBeDefined();
  const bank = await open({ card: VISA, charge: { nextAt: "2034-01-01T00:00:00Z", failure: "AUTHENTICATION" } });
  expect(named(bank.place, "Confirm the payment")).toBeDefined();
});

it("is not there where no card can be saved, or the membership is over", async () => {
  for (const given of [{ canSaveCard: false }, { status: "ENDED" }]) {
    const { place } = await open(given);
    expect(place.textContent).toBe("");
  }
});

it("says of a card that came back from the bank's own page whether it is kept", async () => {
  window.history.replaceState(null, "", "/membership?setup_intent=seti_1&redirect_status=succeeded");
  const { place, changes } = await open({});
  expect(place.textContent).toContain("The card is saved.");
  expect(changes()).toBe(1);
  expect(window.location.search).toBe("");
  keeps = [{ code: "INVALID", message: "x" }];
  window.history.replaceState(null, "", "/membership?setup_intent=seti_1&redirect_status=failed");
  const again = await open({});
  expect(again.place.querySelector('[role="alert"]')?.textContent).toContain("This card was not accepted.");
  expect(again.place.textContent).not.toContain("The card is saved.");
  expect(again.changes()).toBe(0);
});
