import { describe, expect, it } from "vitest";
import { BUILT, builtSite } from "./built-site.ts";

const TOKENS = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"] as const;

describe.skipIf(!BUILT)("parts of the home page that are written once", () => {
  const { get, html } = builtSite();

  it("show a picture that is not published to whoever has its token alone, whoever asks first", async () => {
    const pictured = async (path: string) => /\/home\/[^"]+\.webp/.exec(await html(path))?.[0];
    const [first, second] = TOKENS.map((token) => `/?preview=${token}`) as [string, string];
    for (const _ of [1, 2]) {
      expect(await pictured(first)).toBe(`/home/${TOKENS[0]}.webp`);
      expect(await pictured("/")).toBeUndefined();
      expect(await pictured(second)).toBe(`/home/${TOKENS[1]}.webp`);
    }
    const { status, headers } = await get(first);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("are in the language of each reader, whoever asks first", async () => {
    const row = async (path: string) => /<ul class="lineup-row">.*?<\/ul>/.exec(await html(path))?.[0] ?? "";
    const english = await row("/");
    expect(english).toContain('href="/car/halden-gt"');
    expect(await row("/?lang=ko")).toContain('href="/car/halden-gt?lang=ko"');
    expect(await row("/")).toBe(english);
  });
});
