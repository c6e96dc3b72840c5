import { BuildDocument } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { type MadeOn, MOST_FILE, MOST_TEXT, readBuildText, writeBuildFile, writeBuildText } from "./build-file.ts";

const build = BuildDocument.parse({
  paint: { body: { color: "#102030", finish: "pearl" } },
  doors: ["hood"],
  lights: { on: true, brake: true },
  stance: { height: -20, camber: { front: -2, rear: -1 }, offset: { front: 5, rear: 8 }, steer: 12 },
});

describe("build files", () => {
  it("come back as they went", async () => {
    const text = await writeBuildFile("halden-gt", build).text();
    expect(readBuildText(text)).toEqual({ ok: true, template: "halden-gt", build, madeOn: null });
    const madeOn: MadeOn = {
      boxes: {
        body: [
          [-1, 0, -2],
          [1, 1.3, 2],
        ],
        panels: {},
      },
      on: { a: "door.left" },
    };
    expect(readBuildText(writeBuildText("halden-gt", build, madeOn))).toMatchObject({ ok: true, madeOn });
  });

  it("bring along what their vinyls are, which the clipboard does not", async () => {
    const hash = "a".repeat(64);
    const vinyls = { [hash]: { version: 1, size: [1, 1], pieces: [] } };
    const text = await writeBuildFile("halden-gt", build, null, vinyls).text();
    expect(readBuildText(text)).toMatchObject({ ok: true, build, vinyls });
    expect(readBuildText(writeBuildText("halden-gt", build))).not.toHaveProperty("vinyls");
    const long = `${text.slice(0, -1)}${" ".repeat(MOST_TEXT)}}`;
    expect(readBuildText(long)).toEqual({ ok: false, reason: "too-large" });
    expect(readBuildText(long, MOST_FILE)).toMatchObject({ ok: true });
  });

  it("of another car are told apart from files that are none", async () => {
    const text = await writeBuildFile("orro-5", build).text();
    expect(readBuildText(text)).toMatchObject({ ok: true, template: "orro-5" });
    const many = JSON.stringify({
      kind: "carloom-build",
      template: "halden-gt",
      build: { stickers: Array(1001).fill({}) },
    });
    expect(readBuildText(many)).toEqual({ ok: false, reason: "too-many-stickers", count: 1001 });
    for (const bad of ["", "[]", "null", '{"kind":"carloom-build","template":"halden-gt","build":{"paint":3}}'])
      expect(readBuildText(bad)).toEqual({ ok: false, reason: "not-a-build" });
  });

  it("that are too long or of later code say so, and what they say of a car is only believed where it can be", () => {
    expect(readBuildText(" ".repeat(MOST_TEXT + 1))).toEqual({ ok: false, reason: "too-large" });
    const later = JSON.stringify({ kind: "carloom-build", template: "x", build: { version: 99 } });
    expect(readBuildText(later)).toEqual({ ok: false, reason: "newer" });
    for (const madeOn of [7, { boxes: {}, on: {} }, { boxes: { body: [[0, 0], [1]], panels: {} }, on: {} }])
      expect(readBuildText(JSON.stringify({ kind: "carloom-build", template: "x", madeOn, build: {} }))).toMatchObject({
        ok: true,
        madeOn: null,
      });
  });
});
