import { describe, expect, it } from "vitest";
import { LaunchError, type LaunchPort, launch, prepare, shownAgain } from "./launch.ts";

const template = { uuid: "t-1", slug: "halden gt" };
const canvas = "https://studio.example";
const project = { uuid: "p-1" };

function port(found: boolean, create?: () => Promise<typeof project>): LaunchPort & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    lookup: async (slug) => {
      calls.push(`lookup ${slug}`);
      return found ? project : null;
    },
    create: async (uuid) => {
      calls.push(`create ${uuid}`);
      return create ? create() : project;
    },
  };
}

describe("preparing the default project", () => {
  it("is ready when there is one, with or without a token, and makes none", async () => {
    for (const token of [true, false]) {
      const own = port(true);
      expect(await prepare(own, template, token)).toEqual({ phase: "ready" });
      expect(own.calls).toEqual(["lookup halden gt"]);
    }
  });
  it("creates one from the template for who has a token", async () => {
    const own = port(false);
    expect(await prepare(own, template, true)).toEqual({ phase: "ready" });
    expect(own.calls).toEqual(["lookup halden gt", "create t-1"]);
  });
  it("stays loading without a project and without a token", async () => {
    const own = port(false);
    expect(await prepare(own, template, false)).toEqual({ phase: "loading" });
    expect(own.calls).toEqual(["lookup halden gt"]);
  });
  it("says what the service refused", async () => {
    const own = port(false, () => Promise.reject(new LaunchError("Too many")));
    expect(await prepare(own, template, true)).toEqual({ phase: "failed", message: "Too many" });
    const broken = port(false, () => Promise.reject(new TypeError("x is not a function")));
    expect(await prepare(broken, template, true)).toEqual({ phase: "failed", message: "" });
  });
});

describe("the click", () => {
  const mina = { userName: "mina-7", name: "Park Mina" };
  const unnamed = { userName: null, name: "Park Mina" };
  const to = (user: string) => ({ address: `${canvas}/workspace/${user}/halden%20gt` });

  it("goes to the workspace of the project found, under the user's name", async () => {
    const own = port(true);
    expect(await launch(own, template, canvas, mina)).toEqual(to("mina-7"));
    expect(own.calls).toEqual(["lookup halden gt"]);
  });
  it("says default where a project was found and nobody is named", async () => {
    expect(await launch(port(true), template, canvas, null)).toEqual(to("default"));
    expect(await launch(port(true), template, canvas, unnamed)).toEqual(to("default"));
  });
  it("creates one first when none is found, and then always says the user's name", async () => {
    const own = port(false);
    expect(await launch(own, template, canvas, { ...mina, userName: "a/b" })).toEqual(to("a%2Fb"));
    expect(own.calls).toEqual(["lookup halden gt", "create t-1"]);
    expect(await launch(port(false), template, canvas, unnamed)).toEqual(to("Park%20Mina"));
  });
  it("stays when it cannot be created", async () => {
    const own = port(false, () => Promise.reject(new LaunchError("Sign in first")));
    expect(await launch(own, template, canvas, null)).toEqual({ phase: "failed", message: "Sign in first" });
  });
});

it("is usable again after coming back, and still loading for who has no project", () => {
  expect(shownAgain({ phase: "launching" })).toEqual({ phase: "ready" });
  expect(shownAgain({ phase: "loading" })).toEqual({ phase: "loading" });
  expect(shownAgain({ phase: "failed", message: "m" })).toEqual({ phase: "failed", message: "m" });
});
