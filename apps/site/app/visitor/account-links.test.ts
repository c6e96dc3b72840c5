import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { DEFAULT_CHANNEL } from "../channel/channels.ts";
import { localPath } from "../language/language.tsx";
import { accountLinks } from "./account-links.ts";

const places = {
  account: "http://localhost:3001",
  local: (to: string) => localPath(to, "ko", DEFAULT_CHANNEL),
  userName: "mina",
  signOut: "/out",
};

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
  expect(accountLinks({ ...places, local: (to) => localPath(to, "en", DEFAULT_CHANNEL) })[2]?.href).toBe(
    "http://localhost:3001/orders",
  );
});
it("goes with the channel of the page, whose prices the account's pages show then", () => {
  const wishlist = accountLinks({ ...places, local: (to) => localPath(to, "ko", "krw") }).find(
    ({ id }) => id === "wishlist",
  );
  expect(wishlist?.href).toBe("http://localhost:3001/wishlist?channel=krw&lang=ko");
});
it("has no garage before a handle was chosen", () => {
  expect(accountLinks({ ...places, userName: null }).map(({ id }) => id)).not.toContain("garage");
});
it("has a name for each in every language", () => {
  for (const language of ["en", "ko", "ja"] as const)
    for (const { name } of accountLinks(places)) expect(mergedMessages(language)).toHaveProperty([name]);
});
