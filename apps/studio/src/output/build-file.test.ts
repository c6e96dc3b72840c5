import { BuildDocument } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { readBuildFile, writeBuildFile } from "./build-file.ts";

const build = BuildDocument.parse({
  paint: { body: { color: "#102030", finish: "pearl" } },
  doors: ["hood"],
  lights: { on: true, brake: true },
  stance: { height: -20, camber: { front: -2, rear: -1 }, offset: { front: 5, rear: 8 }, steer: 12 },
});

describe("build files", () => {
  it("come back as they went", async () => {
    const text = await writeBuildFile("halden-gt", build).text();
    expect(readBuildFile(text, "halden-gt")).toEqual({ ok: true, build });
  });

  it("of another car are told apart from files that are none", async () => {
    const text = await writeBuildFile("orro-5", build).text();
    expect(readBuildFile(text, "halden-gt")).toEqual({ ok: false, reason: "other-template", template: "orro-5" });
    const many = JSON.stringify({
      kind: "carloom-build",
      template: "halden-gt",
      build: { stickers: Array(1001).fill({}) },
    });
    expect(readBuildFile(many, "halden-gt")).toEqual({ ok: false, reason: "too-many-stickers", count: 1001 });
    for (const bad of ["", "[]", "null", '{"kind":"carloom-build","template":"halden-gt","build":{"paint":3}}'])
      expect(readBuildFile(bad, "halden-gt")).toEqual({ ok: false, reason: "not-a-build" });
  });
});
