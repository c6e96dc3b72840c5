import { describe, expect, it } from "vitest";
import { builtSite, BUILT } from "./built-site.ts";
import { SHOWN } from "./double.ts";

describe.skipIf(!BUILT)("the report of a build that somebody shows", () => {
  const { get } = builtSite();

  it("names the build, leads to it, asks for a reason, and is found by no search engine", async () => {
    const answer = await get(`/report/${SHOWN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).not.toContain("s-maxage");
    const page = await answer.text();
    for (const text of ["Report this build", "“Night &lt;run&gt;” by mina", `/s/${SHOWN}"`, "It shows private data"])
      expect(page).toContain(text);
    expect(page).toContain('content="noindex"');
    expect(await (await get(`/report/${SHOWN}?lang=ko`)).text()).toContain("mina 님의 ‘Night &lt;run&gt;’");
    expect(await (await get(`/report/${SHOWN}?lang=ja`)).text()).toContain("個人情報が含まれている");
  });
  it("is not found of what is not shown", async () => {
    for (const reference of ["k3m9x2v7qb", "nothing", "..%2f"])
      expect([reference, (await get(`/report/${reference}`)).status]).toEqual([reference, 404]);
  });
});
