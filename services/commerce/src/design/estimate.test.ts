import { expect, it } from "vitest";
import { type Resolved, sellingIn } from "./estimate.ts";

it("a car is sold in the channels that it is published in", () => {
  const resolved = (channels: string[] | null) =>
    ({ ok: true, design: { template: { channels, title: { en: "Halden GT" } } } }) as unknown as Resolved;
  const channel = (slug: string) => ({ slug }) as Parameters<typeof sellingIn>[0];
  for (const [sold, slug] of [
    [null, "krw"],
    [["krw", "jpy"], "krw"],
  ] as const) {
    const given = resolved(sold && [...sold]);
    expect(sellingIn(channel(slug), given)).toBe(given);
  }
  expect(sellingIn(channel("default-channel"), resolved(["krw"]))).toMatchObject({
    ok: false,
    problem: { code: "not-sold", message: expect.stringContaining("Halden GT is not sold here") },
  });
});
