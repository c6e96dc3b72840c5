import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderMoment } from "../../data/order.server.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { SiteProvider } from "../../site-context.tsx";
import { Progress } from "./progress.tsx";

const { public: settings } = readSettings({});
const site = { settings, messages: mergedMessages, session: null, menus: null, shop: null, cart: null };
const at = (kind: OrderMoment["kind"], day: number): OrderMoment => ({ kind, at: `2026-11-${day}T12:00:00Z` });

const shown = (moments: OrderMoment[], isSent = true) =>
  renderToString(
    <SiteProvider value={site}>
      <LanguageProvider language="en">
        <Progress moments={moments} isSent={isSent} />
      </LanguageProvider>
    </SiteProvider>,
  );
/** Names of the steps, those that are done with a `+`, the last one reached with a `*`. */
const steps = (html: string) =>
  [...html.matchAll(/<li([^>]*)><b>([^<]+)/g)].map(
    ([, tag = "", name]) => `${tag.includes("is-done") ? "+" : ""}${tag.includes("aria-current") ? "*" : ""}${name}`,
  );

it("says how far an order has come, and on which days", () => {
  const html = shown([at("PLACED", 20), at("ADDRESS_CORRECTED", 21), at("PAID", 22)]);
  expect(steps(html)).toEqual(["+Order placed", "+*Paid", "Shipped", "Delivered"]);
  expect(html).toContain("November 22, 2026");
  expect(steps(shown([at("PLACED", 20), at("SHIPPED", 23)]))).toEqual([
    "+Order placed",
    "Paid",
    "+*Shipped",
    "Delivered",
  ]);
});

it("has no way to send what is not sent, and none for an order that went back or was called off", () => {
  expect(steps(shown([at("PLACED", 20)], false))).toEqual(["+*Order placed", "Paid"]);
  expect(shown([])).toBe("");
  expect(shown([at("PLACED", 20), at("CANCELLED", 21)])).toBe("");
  expect(shown([at("PLACED", 20), at("SHIPPED", 21), at("RETURNED", 28)])).toBe("");
});
