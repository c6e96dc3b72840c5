import type { Visitor } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ThreedPort } from "./port.ts";
import { placement } from "./testing/content.ts";
import * as documents from "./testing/documents.ts";
import { ADMINISTRATOR, openWorld, type World } from "./testing/world.ts";
import { createThreedPort } from "./open-port.ts";

let world: World;
let port: ThreedPort;
beforeAll(async () => {
  world = await openWorld();
  port = createThreedPort(world.services);
});
afterAll(() => world.services.drop());

const visitor = (userId: string, isAdministrator = false) => ({ userId, isAdministrator }) as Visitor;

describe("what other services ask of the 3D service", () => {
  it("a design with everything it names, parts in the template's order", async () => {
    const [rim, wing, flame] = [world.uuidOf("rim-a"), world.uuidOf("wing-one"), world.uuidOf("flame")];
    const build = {
      parts: { spoiler: wing, "wheels.rear": rim },
      stickers: [placement("s", { kind: "library", uuid: flame })],
    };
    for (const input of [build, JSON.stringify(build)]) {
      const answer = await port.designOf("halden-one", input, null);
      if (!answer.ok) throw new Error(answer.problem.message);
      const { template, parts, stickers, uploads } = answer.design;
      expect(template).toMatchObject({ slug: "halden-one", isOpen: true, title: { ko: "halden-one (ko)" } });
      expect(template.manifest.model3d.full.url).toMatch(/^http:\/\/localhost:8000\/cdn\/model\//);
      expect(parts.map(({ slot, part }) => [slot, part.slug])).toEqual([
        ["wheels.rear", "rim-a"],
        ["spoiler", "wing-one"],
      ]);
      expect(parts[0]?.part.option.measures.wheel?.diameter).toBe(19);
      expect([...stickers.keys()]).toEqual([flame]);
      expect(uploads.size).toBe(0);
    }
  });

  it("says what a build cannot have", async () => {
    const problem = async (slug: string, build: unknown, who: Visitor | null = null) => {
      const answer = await port.designOf(slug, build, who);
      return answer.ok ? null : [answer.problem.code, answer.problem.reference];
    };
    const unknown = "0190a0a0-0000-7000-8000-000000000000";
    expect(await problem("nowhere", {})).toEqual(["unknown-template", null]);
    expect(await problem("halden-secret", {})).toEqual(["unknown-template", null]);
    expect(await problem("halden-secret", {}, visitor("a", true))).toBeNull();
    expect(await problem("halden-one", { price: 1 })).toEqual(["invalid", null]);
    expect(await problem("halden-one", { parts: { spoiler: unknown } })).toEqual(["unknown-part", "spoiler"]);
    expect(await problem("halden-one", { parts: { spoiler: world.uuidOf("wing-two") } })).toEqual([
      "part-slot",
      "spoiler",
    ]);
    const art = (kind: string) => ({ stickers: [placement("s7", { kind, uuid: unknown })] });
    expect(await problem("halden-one", art("library"))).toEqual(["unknown-sticker", "s7"]);
    expect(await problem("halden-one", art("upload"))).toEqual(["unknown-picture", "s7"]);
  });

  it("a preset's snapshot for its owner alone, equal to what was saved", async () => {
    const token = await world.token("snap");
    const make = await world.call(
      documents.PERSONAL_PROJECT_CREATE,
      { templateUuid: world.uuidOf("halden-one"), input: { title: "p" } },
      token,
    );
    const input = {
      title: "Saved",
      partModelUuids: [world.uuidOf("rim-a")],
      stickers: [placement("s", { kind: "library", uuid: world.uuidOf("flame") })],
      setting: { paint: { body: { color: "#abcdef", finish: "satin" } } },
    };
    const projectUuid = make.data.personalProjectCreate.project.uuid;
    const { data } = await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid, input }, token);
    const { uuid } = data.projectPresetCreate.projectPreset;
    expect(await port.presetSnapshot(uuid, visitor("snap"))).toMatchObject({
      title: "Saved",
      templateSlug: "halden-one",
      thumbnail: null,
      build: {
        parts: { "wheels.front": input.partModelUuids[0], "wheels.rear": input.partModelUuids[0] },
        stickers: [{ id: "s", finish: "gloss" }],
        paint: input.setting.paint,
      },
    });
    for (const other of [null, visitor("other"), visitor(ADMINISTRATOR, true)]) {
      expect(await port.presetSnapshot(uuid, other)).toBeNull();
    }
    await world.close("halden-one");
    expect(await port.presetSnapshot(uuid, visitor("snap"))).toBeNull();
  });

  it("the open catalogue and no more", async () => {
    const { templates, partModels, stickers } = await port.catalogue();
    expect(templates.map((template) => template.slug)).toEqual(["halden-two"]);
    expect([partModels.length, stickers.length]).toEqual([5, 3]);
  });
});
