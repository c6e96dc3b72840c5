import { renameInGlb } from "@carloom/asset";
import { emptyBuild } from "@carloom/build";
import { expect, it } from "vitest";
import { createThreedPort } from "../../open-port.ts";
import * as documents from "../documents.ts";
import * as sent from "../workshop.ts";
import { act, look, made, ready, run, work, world } from "./scene.ts";

/** What becomes of names when a published car gets its next version, as tests of its suite: that has the car imported. */
export function versionSteps(): void {
  it("is not replaced by a version that lacks what saved builds name, and both can be looked at", async () => {
    const { uuid } = await ready("kept-car");
    expect(await look(uuid)).toMatchObject({ published: null, lost: [] });
    await act(sent.PUBLISH, { uuid, open: true });
    const { published, lost, version } = await look(uuid);
    expect([published.slots.length, lost]).toEqual([made.manifest.slots.length, []]);
    expect(published.model3d.full.url).toMatch(/^http.*\/cdn\/model\/[0-9a-f]{64}\.glb$/);
    const slots = made.manifest.slots.filter(({ id }) => id !== "spoiler");
    work.mockResolvedValue({ ...made, manifest: { ...made.manifest, slots } });
    await act(sent.CORRECT, { uuid, version, input: { ...sent.NOTHING, dropped: ["Spoiler"] } });
    await run(uuid);
    const now = await look(uuid);
    expect(now.lost).toEqual(["slot:spoiler"]);
    expect(now.option.slots).toHaveLength(published.slots.length - 1);
    expect((await act(sent.PUBLISH, { uuid, open: true })).error.message).toMatch(/slot:spoiler/);
    const { template } = (await world.call(documents.TEMPLATE, { slug: "kept-car" })).data;
    expect(template.option.slots).toHaveLength(published.slots.length);
    work.mockResolvedValue(made);
    await act(sent.UNDO, { uuid, version: now.version });
    await run(uuid);
    expect((await act(sent.PUBLISH, { uuid, open: true })).error).toBeNull();
  });

  it("calls things otherwise once it is said what they are now: saved builds, presets and orders are read through it", async () => {
    const { uuid } = await ready("renamed-car");
    await act(sent.PUBLISH, { uuid, open: true });
    const person = await world.token("somebody");
    const { zones, panels } = made.manifest;
    const [zone, panel] = [zones[0]?.id ?? "", panels[0]?.id ?? ""];
    const blue = { color: "#1122cc", finish: "solid" };
    const template = (await world.call('{ template(slug: "renamed-car") { uuid } }')).data.template.uuid;
    const input = { title: "Mine" };
    const create = { templateUuid: template, input };
    const project = (await world.call(documents.PERSONAL_PROJECT_CREATE, create, person)).data.personalProjectCreate
      .project;
    const build = { ...emptyBuild(), paint: { [zone]: blue }, stickers: [sent.testSticker(panel)] };
    const { uuid: mine, version } = project;
    const saved = await world.call(documents.PROJECT_UPDATE, { uuid: mine, version, input: { option: build } }, person);
    expect(saved.data.projectUpdate.error).toBeNull();

    // the next version calls a zone and a panel otherwise
    const other = <T extends { id: string }>(list: readonly T[], id: string, now: string) =>
      list.map((one) => (one.id === id ? { ...one, id: now } : one));
    const manifest = {
      ...made.manifest,
      zones: other(zones, zone, "paintwork"),
      panels: other(panels, panel, "front-lid").map((one) => (one.zone === zone ? { ...one, zone: "paintwork" } : one)),
    };
    work.mockResolvedValue({ ...made, manifest });
    await act(sent.byUuid("workshopStart"), { uuid });
    await run(uuid);
    const lost = [`zone:${zone}`, `panel:${panel}`];
    expect((await look(uuid)).lost).toEqual(lost);
    const moved = [
      { from: `zone:${zone}`, to: "zone:paintwork" },
      { from: `panel:${panel}`, to: "panel:front-lid" },
    ];
    const half = await act(sent.PUBLISH, { uuid, open: true, renames: moved.slice(1) });
    expect(half.error.message).toContain(`zone:${zone}`);
    const wrong = await act(sent.PUBLISH, {
      uuid,
      open: true,
      renames: [{ from: lost[0], to: "zone:none" }, moved[1]],
    });
    expect(wrong.error.message).toContain("zone:none");
    const done = await act(sent.PUBLISH, { uuid, open: true, renames: moved });
    expect([done.error, done.workshopImport.lost]).toEqual([null, []]);
    expect(done.workshopImport.versions).toEqual([
      expect.objectContaining({
        number: 2,
        renames: { [lost[0] ?? ""]: "zone:paintwork", [lost[1] ?? ""]: "panel:front-lid" },
      }),
      expect.objectContaining({ number: 1, renames: {}, title: { en: "Workshop Car" }, licence: { author: "Ada" } }),
    ]);

    const read = (await world.call('{ project(templateSlug: "renamed-car") { option } }', {}, person)).data.project
      .option;
    expect(read.paint).toEqual({ paintwork: blue });
    expect(read.stickers[0].panels).toEqual(["front-lid"]);
    const order = { templateUuid: template, build, title: "Order", reference: "1", date: new Date() };
    const ordered = await createThreedPort(world.services).ordered(order as never);
    expect(ordered?.design.build.paint).toEqual({ paintwork: blue });
    const { former } = (await world.call('{ template(slug: "renamed-car") { former } }')).data.template;
    expect(former).toEqual({ [lost[0] ?? ""]: "zone:paintwork", [lost[1] ?? ""]: "panel:front-lid" });
  });

  it("has names that stay with their surfaces when a new file swaps them", async () => {
    const { uuid } = await ready("swapped-car");
    await act(sent.PUBLISH, { uuid, open: true });
    const { zones, panels } = made.manifest;
    const [one = "", two = ""] = zones.map(({ id }) => id);
    const swap = (id: string) => (id === one ? two : id === two ? one : id);
    const names = new Map([one, two].map((id) => [`zone:${id}`, `zone:${swap(id)}`]));
    const manifest = {
      ...made.manifest,
      zones: zones.map((zone) => ({ ...zone, id: swap(zone.id) })),
      panels: panels.map((panel) => ({ ...panel, zone: swap(panel.zone) })),
    };
    work.mockResolvedValue({ ...made, manifest, glb: renameInGlb(made.glb, names) });
    await act(sent.byUuid("workshopStart"), { uuid });
    await run(uuid);
    // what builds paint is asked about: each went to its own surface, under a new name
    const { lost, moves } = await look(uuid);
    expect(lost).toEqual([`zone:${one}`, `zone:${two}`]);
    expect(moves).toEqual([
      { from: `zone:${one}`, to: `zone:${two}.2` },
      { from: `zone:${two}`, to: `zone:${one}.2` },
    ]);
    expect((await act(sent.PUBLISH, { uuid, open: true, renames: moves })).error).toBeNull();
  });
}
