import { expect, it } from "vitest";
import { cartCookie, cartIn } from "./cart-cookie.ts";

const ID = "Q2hlY2tvdXQ6MTIz+/==";
const local = { origin: "http://localhost:3000", cookieDomain: null };
const live = { origin: "https://www.carloom.example", cookieDomain: "carloom.example" };

it("writes a cookie that it reads back", () => {
  const written = cartCookie(ID, local);
  expect(written).toMatch(/; path=\/; samesite=lax$/);
  expect(cartIn(`a=1; ${written.split(";")[0]}; b=2`)).toBe(ID);
});
it("is secure over HTTPS and shared by the hosts of the cookie domain, and forgets there too", () => {
  expect(cartCookie(ID, live)).toMatch(/; domain=carloom\.example; secure$/);
  expect(cartCookie(null, live)).toMatch(/^carloom_checkout=; max-age=0;.*domain=carloom\.example/);
});
it("takes nothing that is no id", () => {
  expect(cartIn("carloom_checkout=<script>")).toBeNull();
  expect(cartIn("other=Q2hlY2tvdXQ6MTIz")).toBeNull();
  expect(cartIn("")).toBeNull();
});
