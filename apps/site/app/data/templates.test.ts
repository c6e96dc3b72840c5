import { GraphQLRequestError } from "@carloom/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { manifest } from "../../test/double.ts";
import { templatePage } from "./templates.server.ts";

const node = { uuid: "u", slug: "halden-gt", title: "Halden GT", description: null, pictures: [] };
const page = (option: unknown) =>
  templatePage({ query: async () => ({ template: { ...node, option } }) } as never, "halden-gt");

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it("shows a car with what its manifest says, and one that has none without", async () => {
  expect(await page(manifest("Halden", "GT", "coupe"))).toMatchObject({ facts: { brand: "Halden", model: "GT" } });
  expect(await page(JSON.stringify(manifest("Halden", "GT", "coupe")))).toMatchObject({ facts: { brand: "Halden" } });
  expect(await page(null)).toMatchObject({ title: "Halden GT", facts: null });
});

it("is away for now where the car is of a later release, or broken, and never shown without its facts", async () => {
  for (const option of [{ version: 99 }, {}, { version: 1, slots: 7 }, "nonsense"])
    await expect(page(option)).rejects.toMatchObject({ status: 503 });
  const broken = new GraphQLRequestError(
    "template",
    [{ message: "Something went wrong", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
    { template: { ...node, option: null } },
  );
  const answer = templatePage({ query: () => Promise.reject(broken) } as never, "halden-gt");
  await expect(answer).rejects.toMatchObject({ status: 503 });
});
