import { describe, expect, it } from "vitest";
import { parseCli } from "./cli-options.ts";

describe("parseCli", () => {
  it("reads what a person writes", () => {
    expect(
      parseCli([
        "/a/My Car_v2.glb",
        "--out",
        "x",
        "--bolt-pattern",
        "5x114.3",
        "--centre-bore",
        "67.1",
        "--offset",
        "-12",
        "--nose",
        "-x",
        "--years",
        "2019-2023",
      ]),
    ).toMatchObject({
      ok: true,
      out: "x",
      options: {
        slug: "my-car-v2",
        title: "My Car V2",
        nose: "-x",
        years: [2019, 2023],
        hub: { boltPattern: { count: 5, pcd: 114.3 }, centreBore: 67.1, offset: -12 },
      },
    });
  });

  it.each([
    [[], /one .glb/],
    [["a.glb", "b.glb"], /one .glb/],
    [["a.glb", "--bolt-pattern", "five"], /bolt-pattern/],
    [["a.glb", "--length", "-3"], /length/],
    [["a.glb", "--slug", "../x"], /slug/],
    [["a.glb", "--body-style", "tank"], /coupe/],
    [["a.glb", "--colour", "red"], /colour/],
  ] as const)("refuses %j", (args, message) => {
    const parsed = parseCli(args);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.message).toMatch(message);
  });
});
