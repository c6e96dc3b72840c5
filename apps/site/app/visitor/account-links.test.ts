import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { accountLinks } from "./account-links.ts";

const places = {
  account: "http://localhost:3001",
  language: "ko",
  channel: null,
  garage: "/garage/mina?lang=ko",
  signOut: "/out",
} as const;

it("leads to the garage, the account's pages in the language of the page, and out", () => {
  expect(accountLinks(places).map(({ id, href }) => [id, href])).toEqual([
    ["garage", "/garage/mina?lang=ko"],
    ["profile", "http://localhost:3001/?lang=ko"],
    ["orders", "http://localhost:3001/orders?lang=ko"],
    ["wishlist", "http://localhost:3001/wishlist?lang=ko"],
    ["addresses", "http://localhost:3001/addresses?lang=ko"],
    ["security", "http://localhost:3001/security?lang=ko"],
    ["out", "/out"],
  ]);
  expect(accountLinks({ ...places, language: "en" })[2]?.href).toBe("http://localhost:3001/orders");
});
it("goes with the channel of the page, whose prices the account's pages show then", () => {
  const wishlist = accountLinks({ ...places, channel: "krw" }).find(({ id }) => id === "wishlist");
  expect(wishlist?.href).toBe("http://localhost:3001/wishlist?lang=ko&channel=krw");
});
it("has no garage before a handle was chosen", () => {
  expect(accountLinks({ ...places, garage: null }).map(({ id }) => id)).not.toContain("garage");
});
it("has a name for each in every language", () => {
  for (const language of ["en", "ko", "ja"] as const)
    for (const { name } of accountLinks(places)) expect(mergedMessages(language)).toHaveProperty([name]);
});
