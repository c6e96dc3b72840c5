import { expect, it } from "vitest";
import { cartCookie, cartIn } from "./cart-cookie.ts";

const ID = "Q2hlY2tvdXQ6MTIz+/==";

it("writes a cookie that it reads back", () => {
  const written = cartCookie(ID, false);
  expect(written).toMatch(/; path=\/; samesite=lax$/);
  expect(cartIn(`a=1; ${written.split(";")[0]}; b=2`)).toBe(ID);
});
it("is secure over HTTPS, and forgets", () => {
  expect(cartCookie(ID, true)).toContain("; secure");
  expect(cartCookie(null, false)).toContain("max-age=0");
});
it("takes nothing that is no id", () => {
  expect(cartIn("carloom_checkout=<script>")).toBeNull();
  expect(cartIn("other=Q2hlY2tvdXQ6MTIz")).toBeNull();
  expect(cartIn("")).toBeNull();
});
