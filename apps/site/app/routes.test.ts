import { SITE_ADDRESSES } from "@carloom/settings";
import { expect, it } from "vitest";
import routes from "./routes.ts";

type Route = { path?: string | undefined; children?: Route[] | undefined };
const firsts = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, children }) => [...(path ? [path.split("/")[0] ?? ""] : []), ...firsts(children ?? [])]);

it("keeps the addresses of its own pages from channels of the shop", () => {
  // no slug of a channel has a point in it
  const own = firsts(routes).filter((name) => /^[a-z-]+$/.test(name));
  expect(own).toContain("garage");
  expect(own.filter((name) => !(SITE_ADDRESSES as readonly string[]).includes(name))).toEqual([]);
});
