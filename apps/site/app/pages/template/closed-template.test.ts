import { GraphQLRequestError, TransportError } from "@carloom/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readClosedTemplate } from "./closed-template.ts";

const node = { uuid: "u", slug: "halden-gt-s2", title: "Halden GT S2", description: null, option: null, pictures: [] };
const asks = (query: () => Promise<unknown>) => ({ query: query as never });

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

it("shows a closed template to who is given it", async () => {
  const found = await readClosedTemplate(
    asks(async () => ({ template: node })),
    node.slug,
  );
  expect(found).toMatchObject({ state: "found", template: { title: "Halden GT S2" } });
});
it("is unknown to who is refused", async () => {
  const none = asks(async () => ({ template: null }));
  const refused = asks(() => Promise.reject(new GraphQLRequestError("template", [{ message: "No" }], null)));
  expect(await readClosedTemplate(none, "x")).toEqual({ state: "unknown" });
  expect(await readClosedTemplate(refused, "x")).toEqual({ state: "unknown" });
});
it("says that it failed where the service or a file of the site does not come, instead of loading for ever", async () => {
  const down = asks(() => Promise.reject(new TransportError("network", "down")));
  expect(await readClosedTemplate(down, "x")).toEqual({ state: "failed" });
  const file = await readClosedTemplate(
    asks(async () => ({ template: node })),
    "x",
    () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
  expect(file).toEqual({ state: "failed" });
  // a car of a later release than this page
  const newer = asks(async () => ({ template: { ...node, option: { version: 99 } } }));
  expect(await readClosedTemplate(newer, "x")).toEqual({ state: "failed" });
  expect(log).toHaveBeenCalledTimes(3);
});
