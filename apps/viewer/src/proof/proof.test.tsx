// @vitest-environment happy-dom
import type { ProofPage, ProofSheet } from "@carloom/build";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Proof } from "./proof.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const TOKEN = "a".repeat(43);
const sheet: ProofSheet = {
  version: 2,
  state: "OPEN",
  orderNumber: "1042",
  title: "Coastal 27",
  message: "",
  createdAt: "2026-11-26T00:00:00Z",
  expiresAt: "2026-12-10T00:00:00Z",
  isLinkOpen: true,
  pieces: [1, 2].map((number) => ({
    number,
    panel: "Hood",
    kind: "sticker",
    film: "sticker-gloss",
    width: 500,
    height: 100,
    dpi: null,
    warnings: [],
    inks: [],
    picture: `https://services.example/${number}.svg`,
  })),
  comments: [
    {
      id: "c1",
      answers: null,
      isStaff: false,
      name: "Kim",
      text: "Is <i>this</i> straight?",
      place: { piece: 2, x: 0.25, y: 0.5, point: null, normal: null },
      at: "2026-11-26T00:00:00Z",
    },
    {
      id: "c2",
      answers: "c1",
      isStaff: true,
      name: "Carloom",
      text: "It is.",
      place: null,
      at: "2026-11-26T01:00:00Z",
    },
  ],
  decision: null,
};

type Asked = { operationName: string; variables: Record<string, unknown> };
let asked: Asked[] = [];
let answer: (operation: Asked) => object = () => ({});
let root: Root;
beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const operation = JSON.parse(body) as Asked;
    asked.push(operation);
    return new Response(JSON.stringify({ data: answer(operation) }), {
      headers: { "content-type": "application/json" },
    });
  });
  const page: ProofPage = { token: TOKEN, proof: sheet, shown: null };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <Proof page={page} />
      </MessagesProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent === name);
async function press(element: HTMLElement | undefined | null) {
  if (!element) throw new Error("There is nothing to press.");
  await act(async () => element.click());
}
async function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Answers come later than the press that asked for them. */
const later = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });

it("shows comments as plain text with their pins, and answers below them", () => {
  expect(asked).toEqual([]);
  expect(document.body.textContent).toContain("Is <i>this</i> straight?");
  const pin = document.querySelector<HTMLElement>("#piece-2 .pf-pin");
  expect([pin?.style.left, pin?.style.top, pin?.textContent]).toEqual(["25%", "50%", "1"]);
  expect(document.querySelector("#piece-1 .pf-pin")).toBeNull();
  expect(document.querySelector(".pf-said.is-answer")?.textContent).toContain("It is.");
});

it("a comment goes with the place that was chosen, and only when it is sent", async () => {
  await press([...document.querySelectorAll<HTMLElement>("#piece-1 button")].at(-1));
  expect(asked).toEqual([]);
  await type(".pf-comments textarea", "Bluer");
  await type(".pf-comments input", "Kim");
  answer = () => ({ proofComment: { proof: sheet, errors: [] } });
  await act(async () =>
    document
      .querySelector(".pf-comments form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  const variables = { token: TOKEN, text: "Bluer", name: "Kim", place: { piece: 1, x: 0.5, y: 0.5 } };
  await later(() => expect(asked).toMatchObject([{ operationName: "ProofComment", variables }]));
});

it("approval is asked once more, needs a name, and shows what stands then", async () => {
  await press(button("Approve for printing"));
  expect(asked).toEqual([]);
  expect(document.querySelector("dialog")?.textContent).toContain("version 2 with 2 pieces");
  await type("dialog input", "Kim Min-jun");
  const decision = { kind: "APPROVED" as const, name: "Kim Min-jun", text: "", at: "2026-11-26T02:00:00Z" };
  answer = () => ({ proofDecide: { proof: { ...sheet, state: "APPROVED", decision }, errors: [] } });
  await act(async () =>
    document.querySelector("dialog form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  const variables = { token: TOKEN, kind: "APPROVED", name: "Kim Min-jun" };
  await later(() => expect(asked).toMatchObject([{ operationName: "ProofDecide", variables }]));
  await later(() => expect(document.querySelector(".pf-decided")?.textContent).toContain("Approved for printing"));
  expect(button("Approve for printing")).toBeUndefined();
  // the dialog and its button are gone: a keyboard goes on at the proof
  await later(() => expect(document.activeElement?.id).toBe("proof"));
});

it("whoever comes second reads what stands, and why theirs was not taken", async () => {
  await press(button("Ask for changes"));
  await type("dialog textarea", "Bluer");
  await type("dialog input", "Lee");
  const decision = { kind: "APPROVED" as const, name: "Kim", text: "", at: "2026-11-26T02:00:00Z" };
  answer = ({ operationName }) =>
    operationName === "ProofByLink"
      ? { proof: { ...sheet, state: "APPROVED", decision } }
      : { proofDecide: { proof: null, errors: [{ code: "DECIDED", field: "token" }] } };
  await act(async () =>
    document.querySelector("dialog form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  await later(() => expect(document.querySelector(".pf-decided")?.textContent).toContain("Kim"));
});

it("a link that ends while the page is open says so in place of an empty proof", async () => {
  await press(button("Approve for printing"));
  await type("dialog input", "Kim");
  answer = ({ operationName }) =>
    operationName === "ProofByLink"
      ? { proof: { ...sheet, state: "SUPERSEDED", isLinkOpen: false, pieces: [], comments: [], title: "" } }
      : { proofDecide: { proof: null, errors: [{ code: "CLOSED", field: "token" }] } };
  await act(async () =>
    document.querySelector("dialog form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  await later(() => expect(document.querySelector("main h1")?.textContent).toBe("There is a newer version"));
  expect(document.activeElement?.tagName).toBe("H1");
  expect(document.querySelector(".pf-pieces")).toBeNull();
});
