import { LANGUAGES, type Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderPage } from "../../data/order.server.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { SiteProvider } from "../../site-context.tsx";
import { ProofLine } from "./proof-line.tsx";

type Proof = NonNullable<OrderPage["designs"][number]["proof"]>;
const { public: settings } = readSettings({});
const site = { settings, messages: mergedMessages, session: null, menus: null, shop: null, cart: null };
const shown = (state: Proof["state"], language: Language = "en") =>
  renderToString(
    <SiteProvider value={site}>
      <LanguageProvider language={language}>
        <ProofLine proof={{ version: 2, state, decidedAt: state === "OPEN" ? null : "2026-11-22T12:00:00Z" }} />
      </LanguageProvider>
    </SiteProvider>,
  );

it("says when a proof was approved, in each language, and what is waited for", () => {
  expect(shown("APPROVED")).toContain("November 22, 2026, version 2");
  const said = new Set(LANGUAGES.map((language) => shown("APPROVED", language)));
  expect(said.size).toBe(LANGUAGES.length);
  expect([...said].every((one) => /22/.test(one) && !one.includes("shop.order"))).toBe(true);
  expect(shown("OPEN")).toContain("waits for your answer");
});

it("says nothing of a proof that the shop took back, and of an order that is over", () => {
  for (const state of ["WITHDRAWN", "SUPERSEDED", "CLOSED"] as const) expect(shown(state)).toBe("");
});
