import { GraphQLRequestError } from "@carloom/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { manifest } from "../../test/double.ts";
import { allCars, templateList, templatePage } from "./templates.server.ts";

const node = { uuid: "u", slug: "halden-gt", title: "Halden GT", description: null, pictures: [] };
const page = (option: unknown) =>
  templatePage({ query: async () => ({ template: { ...node, option } }) } as never, "halden-gt", "krw");

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
  const answer = templatePage({ query: () => Promise.reject(broken) } as never, "halden-gt", "krw");
  await expect(answer).rejects.toMatchObject({ status: 503 });
});

it("is shown in the channels that it is published in, and counted there", async () => {
  const cars = [
    { slug: "everywhere", channels: null },
    { slug: "korean", channels: ["krw"] },
  ].map((one) => ({ ...node, ...one, thumbnailVideo: null, summary: null, comingSoon: { status: "open" } }));
  const page = (list: typeof cars) => ({
    totalCount: list.length,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: list.map((one) => ({ cursor: one.slug, node: one })),
  });
  const asked = vi.fn(async (_: unknown, { channel }: { channel?: string }) =>
    channel === undefined
      ? { templates: page(cars) }
      : { templateSearch: page(cars.filter(({ channels }) => channels?.includes(channel) ?? true)) },
  );
  const threed = { tryQuery: asked } as never;
  const slugs = async (channel: string) => (await templateList(threed, channel))?.cars.map(({ tile }) => tile.slug);
  expect(await slugs("krw")).toEqual(["everywhere", "korean"]);
  // what is sold everywhere is one question
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await slugs("jpy")).toEqual(["everywhere"]);
  expect((await templateList(threed, "jpy"))?.total).toBe(1);
  // search engines are told an address that opens: that of the channel which sells the car
  expect(await allCars(threed)).toEqual(["/car/everywhere", "/car/korean?channel=krw"]);
  const korean = {
    query: async () => ({ template: { ...cars[1], option: manifest("Halden", "GT", "coupe") } }),
  } as never;
  expect(await templatePage(korean, "korean", "jpy")).toBeNull();
  expect(await templatePage(korean, "korean", "krw")).toMatchObject({ path: "/car/korean?channel=krw" });
});
