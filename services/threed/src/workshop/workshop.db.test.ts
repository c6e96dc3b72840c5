import { AssetRefusal, type Corrections, importTemplateIsolated, renameInGlb } from "@carloom/asset";
import { emptyBuild } from "@carloom/build";
import { syntheticCar } from "@carloom/asset/testing";
import { createThreedPort } from "../open-port.ts";
import { declaresFiveGigabytes, imageBomb, nodeChain } from "@carloom/asset/testing/glb";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepObjects } from "../object/keep.ts";
import * as documents from "../testing/documents.ts";
import * as sent from "../testing/workshop.ts";
import { openWorld, type World } from "../testing/world.ts";
import { type ImportWork, workshopJobs } from "./workshop.jobs.ts";

let world: World;
let keeper: string;
let car: Uint8Array;
let made: Awaited<ReturnType<ImportWork>>;
const work = vi.fn<ImportWork>();

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  keeper = await world.token("catalogue@staff.example");
  car = await syntheticCar();
  made = await importTemplateIsolated(car, { title: "Car", pieces: true }, undefined, true);
});
afterAll(() => world.services.drop());
beforeEach(() => {
  work.mockReset().mockResolvedValue(made);
});

type Import = { uuid: string; version: number };
const send = async (bytes: Uint8Array, over: Record<string, unknown> = {}, token = keeper) => {
  const input = { uuid: null, fileName: "New car.glb", bytes: bytes.byteLength, offset: 0, part: null, ...over };
  const file = new File([new Uint8Array(bytes)], "part");
  return (await world.upload(sent.UPLOAD, { input }, "variables.input.part", file, token)).data.workshopUpload;
};
/** Does the job as the runner would. */
const run = (uuid: string, by: ImportWork = work) =>
  workshopJobs(world.services, by)["threed.workshop"]?.({ uuid }, { attempt: 1, lastAttempt: true });
const act = async (document: string, variables: Record<string, unknown>, token = keeper) => {
  const { data, errors } = await world.call(document, variables, token);
  return data ? Object.values<ReturnType<typeof JSON.parse>>(data)[0] : errors?.[0]?.extensions.code;
};
const look = (uuid: string) => act(sent.ONE, { uuid });
async function imported(): Promise<Import> {
  const { workshopImport } = await send(car);
  await run(workshopImport.uuid);
  return look(workshopImport.uuid);
}
async function ready(slug: string): Promise<Import> {
  const { uuid } = await imported();
  const title = { en: "Workshop Car", ko: "작업실 자동차", ja: "工房の車" };
  await act(sent.DESCRIBE, { uuid, input: { title, slug, brand: "Test", model: "One", bodyStyle: "coupe" } });
  await act(sent.LICENSE, {
    uuid,
    input: { kind: "CC_BY", author: "Ada", source: "https://ada.example/car", proof: "" },
  });
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], "p.jpg");
  await world.upload(sent.PICTURE, { uuid, image: null }, "variables.image", file, keeper);
  return look(uuid);
}

describe("who may use the workshop", () => {
  it("is whoever keeps the catalogue; support looks and takes down; nobody else learns that anything is there", async () => {
    const { uuid } = await imported();
    const all = sent.everyAct(uuid);
    const before = await world.snapshot();
    for (const [name, code] of [
      [undefined, "UNAUTHENTICATED"],
      ["someone", "FORBIDDEN"],
      ["orders@staff.example", "FORBIDDEN"],
    ] as const) {
      const token = name && (await world.token(name));
      for (const [document, variables] of all) {
        const { errors } = await world.call(document, variables, token);
        expect([document.slice(0, 40), errors?.[0]?.extensions.code]).toEqual([document.slice(0, 40), code]);
      }
      const file = new File(["glTF"], "part");
      const input = { fileName: "a.glb", bytes: 4, offset: 0, part: null };
      const { errors } = await world.upload(sent.UPLOAD, { input }, "variables.input.part", file, token);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    const support = await world.token("support@staff.example");
    expect((await act(sent.ONE, { uuid }, support)).uuid).toBe(uuid);
    expect((await act(sent.TAKE_DOWN, { uuid, reason: "a complaint" }, support)).error.message).toMatch(
      /not published/,
    );
    for (const [document, variables] of all.slice(2, 8))
      expect((await world.call(document, variables, support)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await world.snapshot()).toBe(before);
  });
});

describe("a file", () => {
  it("comes in parts, goes on where it was cut, and is kept as it came", async () => {
    const half = Math.floor(car.byteLength / 2);
    const first = await send(car.subarray(0, half), { bytes: car.byteLength });
    const { uuid } = first.workshopImport;
    expect(first.workshopImport).toMatchObject({ state: "UPLOADING", received: half });
    // sent twice: nothing is doubled, and the answer says where to go on
    const again = await send(car.subarray(0, half), { uuid, bytes: car.byteLength });
    expect(again.workshopImport.received).toBe(half);
    const last = await send(car.subarray(half), { uuid, bytes: car.byteLength, offset: half });
    expect(last.workshopImport).toMatchObject({ state: "WAITING", received: car.byteLength });
    const source = (await world.objects()).find((name) => name.startsWith("workshop/") && name.endsWith(".glb"));
    expect(Buffer.from((await world.services.storage.get(source ?? "")) ?? []).equals(Buffer.from(car))).toBe(true);
    await sweepObjects(world.services, -1);
    expect((await world.objects()).filter((name) => name.endsWith(".bin") && name.startsWith("workshop/"))).toEqual([]);
    await run(uuid);
    const done = await look(uuid);
    expect(work.mock.calls[0]?.[0].byteLength).toBe(car.byteLength);
    expect(done).toMatchObject({ state: "DONE", figures: { bytes: car.byteLength } });
    expect(done.materials).toContainEqual({ name: "Carpaint Blue", zone: "body", confidence: "high" });
    expect(done.wheels).toHaveLength(4);
    expect(done.option.model3d.full.url).toMatch(/^http.*\/cdn\/model\/[0-9a-f]{64}\.glb$/);
  });

  it("that was whole when the server went away is imported when somebody goes on with it", async () => {
    const half = Math.floor(car.byteLength / 2);
    const { uuid } = (await send(car.subarray(0, half), { bytes: car.byteLength })).workshopImport;
    const gone = vi.spyOn(world.services.storage, "get").mockRejectedValueOnce(new Error("gone"));
    await expect(send(car.subarray(half), { uuid, bytes: car.byteLength, offset: half })).rejects.toThrow();
    gone.mockRestore();
    expect(await look(uuid)).toMatchObject({ state: "UPLOADING", received: car.byteLength });
    const nothing = { uuid, bytes: car.byteLength, offset: car.byteLength };
    const on = await send(new Uint8Array(), nothing);
    expect(on.workshopImport).toMatchObject({ state: "WAITING", received: car.byteLength });
  });

  it("that is no model, too large or not what it said is refused before anything is kept", async () => {
    const before = await world.snapshot();
    const text = (value: string) => new TextEncoder().encode(value);
    const refusals = [
      await send(text("<html>")),
      await send(text("glTF"), { bytes: 60 * 1024 * 1024 }),
      await send(text("glTF"), { bytes: 0 }),
      await send(text("glTF"), { offset: 7 }),
      await send(text("glTF"), { fileName: "a\0.glb" }),
      await send(text("glTFglTF"), { bytes: 4 }),
    ];
    const messages = refusals.map(({ error }) => `${error?.type} ${error?.message.split(" ").slice(0, 4).join(" ")}`);
    expect(messages.slice(0, 5)).toEqual([
      "INVALID This is neither a",
      "INVALID A model is at",
      "INVALID The file is empty.",
      "INVALID A file begins with",
      expect.stringContaining("INVALID"),
    ]);
    expect(messages[5]).toMatch(/INVALID This part belongs/);
    const { rows } = await world.services.connection.pool.query("delete from threed.workshop_import where bytes = 4");
    expect(rows).toEqual([]);
    expect(await world.snapshot()).toBe(before);
  });

  it.each([
    ["five declared gigabytes", declaresFiveGigabytes(), "declares-too-much"],
    ["20,000 nodes in a chain", nodeChain(20_000), "node-depth"],
    ["a picture of 30,000 pixels", imageBomb(30_000, 30_000), "image-too-large"],
    ["a zip that is none", Buffer.from("PK\u0003\u0004nothing"), "zip-broken"],
  ])("with %s is refused with a reason", async (_, bytes, code) => {
    const { workshopImport } = await send(bytes);
    await run(workshopImport.uuid, importTemplateIsolated);
    const refused = await look(workshopImport.uuid);
    expect(refused).toMatchObject({ state: "REFUSED", refusal: { code, level: "refused" }, option: null });
    expect(refused.refusal.message.length).toBeGreaterThan(20);
  });

  it("that came is nobody's to fetch from the CDN", async () => {
    const { cdnHandler } = await import("../cdn/cdn.ts");
    const source = (await world.objects()).find((name) => name.startsWith("workshop/")) ?? "";
    const answer = await cdnHandler(world.services)(new Request(`http://x/cdn/${source}`), { ip: "", requestId: "" });
    expect(answer?.status).toBe(404);
  });
});

describe("an import that runs", () => {
  it("shows how far it is, ends when it is stopped, and can be begun again", async () => {
    const { workshopImport } = await send(car);
    const { uuid } = workshopImport;
    work.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => {
          options?.progress?.("unwrap", 0.7);
          options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
        }),
    );
    const running = run(uuid);
    await vi.waitFor(async () => expect(await look(uuid)).toMatchObject({ state: "RUNNING", step: "unwrap" }));
    expect((await look(uuid)).progress).toBeCloseTo(0.7);
    expect((await act(sent.byUuid("workshopStart"), { uuid })).error.type).toBe("INVALID");
    await act(sent.byUuid("workshopStop"), { uuid });
    await running;
    expect(await look(uuid)).toMatchObject({ state: "STOPPED" });
    work.mockResolvedValue(made);
    expect((await act(sent.byUuid("workshopStart"), { uuid })).workshopImport.state).toBe("WAITING");
    await run(uuid);
    expect((await look(uuid)).state).toBe("DONE");
  });

  it("that fails without a reason says so at its last attempt", async () => {
    const { workshopImport } = await send(car);
    work.mockRejectedValue(new Error("broken"));
    await run(workshopImport.uuid);
    expect((await look(workshopImport.uuid)).state).toBe("FAILED");
    work.mockRejectedValue(new AssetRefusal("out-of-memory"));
    await act(sent.byUuid("workshopStart"), { uuid: workshopImport.uuid });
    await run(workshopImport.uuid);
    expect((await look(workshopImport.uuid)).refusal.code).toBe("out-of-memory");
  });
});

describe("corrections", () => {
  it("are done to the file as it came, one over the other, and can be taken back", async () => {
    const first = await imported();
    const { uuid } = first;
    const input = { ...sent.NOTHING, length: 4.4, dropped: ["Spoiler"], zones: [{ name: "Alloy", value: "trim" }] };
    const { workshopImport: waiting } = await act(sent.CORRECT, { uuid, version: first.version, input });
    expect(waiting).toMatchObject({ state: "WAITING", canUndo: true, corrections: { length: 4.4 } });
    // what was made before is there until the new one is
    expect(waiting.option).not.toBeNull();
    await run(uuid);
    const options = work.mock.calls.at(-1)?.[1];
    expect(options?.length).toBe(4.4);
    expect(options?.corrections).toEqual({
      zones: [["Alloy", "trim"]],
      slots: [],
      dropped: ["Spoiler"],
      kept: [],
      fixes: [],
      split: [],
      faces: [],
      wheels: [],
      hubs: [],
      anchors: [],
      hinges: [],
      views: [],
      plates: [],
    } satisfies Corrections);
    expect((await act(sent.CORRECT, { uuid, version: first.version, input })).error.type).toBe("CONFLICT");
    const { version } = await look(uuid);
    await act(sent.UNDO, { uuid, version });
    await run(uuid);
    expect(work.mock.calls.at(-1)?.[1]).not.toHaveProperty("length");
    const back = await look(uuid);
    expect(back).toMatchObject({ canUndo: false, corrections: { length: null, dropped: [] } });
    expect((await act(sent.UNDO, { uuid, version: back.version })).error.type).toBe("INVALID");
  });

  it("of faces, meshes and places go to the import as they were said, and what it found comes back", async () => {
    const { uuid, version } = await imported();
    const before = await look(uuid);
    expect(before.frame).toHaveLength(16);
    expect(before.simplified).toMatchObject({ budget: 150_000 });
    expect(before.anchors.map(({ node }: { node: string }) => node)).toContain("slot.spoiler");
    expect(before.plates).toEqual([]);
    expect(before.pieces).toMatch(/^http.*\/cdn\/model\/[0-9a-f]{64}\.bin$/);
    const said = sent.placesIn(before.frame);
    await act(sent.CORRECT, { uuid, version, input: { ...sent.NOTHING, ...said } });
    await run(uuid);
    const { triangles, ...rest } = said;
    const options = work.mock.calls.at(-1)?.[1];
    expect(options).toMatchObject({ triangles, pieces: true, corrections: rest });
    const { corrections } = await look(uuid);
    expect(corrections.hubs).toEqual([{ axle: "front", boltCount: 5, offsetMin: 30, clearDiameter: null }]);
    expect(corrections).toMatchObject({
      triangles,
      fixes: said.fixes,
      faces: said.faces,
      hinges: said.hinges,
      plates: said.plates,
    });
  });

  it("of what is not there to be chosen are refused", async () => {
    const { uuid, version } = await imported();
    for (const wrong of sent.WRONG_CORRECTIONS)
      expect((await act(sent.CORRECT, { uuid, version, input: { ...sent.NOTHING, ...wrong } })).error.type).toBe(
        "INVALID",
      );
  });

  it("of a number plate say what it may measure and where it hangs", async () => {
    const { uuid, version } = await imported();
    const { frame } = await look(uuid);
    const plate = { side: "front", at: sent.noseIn(frame), width: 520, height: 110, tilt: 0, turn: 0 };
    const message = async (...plates: object[]) =>
      (await act(sent.CORRECT, { uuid, version, input: { ...sent.NOTHING, plates } })).error?.message;
    expect(await message({ ...plate, width: 900 })).toBe("A number plate is 220 to 620 mm wide.");
    expect(await message({ ...plate, tilt: 45 })).toBe("A number plate tilts by -30 to 30 degrees.");
    expect(await message({ ...plate, side: "roof" })).toBe("A number plate is at the front or the rear.");
    expect(await message(plate, plate)).toBe("A car has one number plate on each side.");
    expect(await message({ ...plate, side: "rear" })).toBe(
      "The rear number plate is off the car. Set it on the rear of the body.",
    );
    // nothing of it was kept
    expect(await look(uuid)).toMatchObject({ version, corrections: { plates: [] } });
  });
});

describe("a car that is published", () => {
  it("needs a name, a licence and a picture, and is then open with its licence", async () => {
    const { uuid } = await imported();
    expect((await act(sent.PUBLISH, { uuid, open: true })).error.message).toMatch(/licence/);
    const licence = { kind: "BOUGHT", author: "Shop", source: "https://shop.example", proof: "" };
    expect((await act(sent.LICENSE, { uuid, input: licence })).error.message).toMatch(/proof/);
    const { uuid: whole } = await ready("workshop-car");
    const soon = await act(sent.PUBLISH, { uuid: whole, open: false });
    expect(soon).toMatchObject({ error: null, workshopImport: { isPublished: true, isOpen: false } });
    expect((await world.call(documents.TEMPLATE, { slug: "workshop-car" })).data.template).toBeNull();
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const past = await act(sent.PUBLISH, { uuid: whole, open: false, opensAt: "2020-01-01T00:00:00Z" });
    expect(past.error.message).toMatch(/moment/);
    expect((await act(sent.PUBLISH, { uuid: whole, open: false, channels: [] })).error.message).toMatch(/channel/);
    await act(sent.PUBLISH, { uuid: whole, open: false, opensAt, channels: ["krw"] });
    await act(sent.PUBLISH, { uuid: whole, open: false });
    const { announcedTemplate } = (await world.call(sent.ANNOUNCED, { slug: "workshop-car" })).data;
    expect(announcedTemplate).toEqual({ opensAt, channels: ["krw"] });
    expect((await act(sent.PUBLISH, { uuid: whole, open: true })).workshopImport.isOpen).toBe(true);
    world.speak("ko");
    const { template } = (await world.call(documents.TEMPLATE, { slug: "workshop-car" })).data;
    world.speak(undefined);
    expect(template).toMatchObject({ title: "작업실 자동차", comingSoon: { status: "open" } });
    // what is said of it is said in every language, or nothing is
    const texts = { title: { en: "A", ko: "가", ja: "あ" }, slug: "workshop-car", brand: "Test", model: "One" };
    const describe = (description: object) =>
      act(sent.DESCRIBE, { uuid: whole, input: { ...texts, bodyStyle: "coupe", description } });
    expect((await describe({ en: "Low", ko: "", ja: "低い" })).error.type).toBe("INVALID");
    expect((await describe({ en: "Low", ko: "낮다", ja: "低い" })).error).toBeNull();
    expect(template.option).toMatchObject({
      brand: "Test",
      credits: "Ada, CC BY 4.0 · https://ada.example/car",
    });
    expect(template.thumbnail).toMatch(/\.jpg$/);
    expect((await world.call(documents.PROJECT, { templateSlug: "workshop-car" })).data.project).not.toBeNull();
    // the same car again is the same template
    expect((await act(sent.PUBLISH, { uuid: whole, open: true })).error).toBeNull();
    const { data } = await world.call(`{ template(slug: "workshop-car") { uuid description } }`);
    expect(data.template).toEqual({ uuid: template.uuid, description: "Low" });
    expect((await act(sent.DELETE, { uuid: whole })).error.message).toMatch(/published/);
  });

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

  it("never takes the place of another one", async () => {
    const { uuid } = await ready("halden-one");
    expect((await act(sent.PUBLISH, { uuid, open: true })).error.message).toMatch(/Another car/);
  });

  it("is taken down after a complaint, and only an owner lets it back", async () => {
    const { uuid } = await ready("taken-car");
    await act(sent.PUBLISH, { uuid, open: true });
    const support = await world.token("support@staff.example");
    const down = await act(sent.TAKE_DOWN, { uuid, reason: "Ada says that she never allowed it." }, support);
    expect(down.workshopImport).toMatchObject({ isOpen: false, takenDownReason: expect.stringContaining("Ada") });
    expect((await world.call(documents.TEMPLATE, { slug: "taken-car" })).data.template).toBeNull();
    expect((await act(sent.PUBLISH, { uuid, open: true })).error.message).toMatch(/taken down/);
    expect(await act(sent.byUuid("workshopRestore"), { uuid })).toBe("FORBIDDEN");
    const owner = await world.token("owner@staff.example");
    await act(sent.byUuid("workshopRestore"), { uuid }, owner);
    expect((await act(sent.PUBLISH, { uuid, open: true })).workshopImport.isOpen).toBe(true);
    // somebody publishes it anew at the same moment: it is down
    await Promise.all([
      act(sent.PUBLISH, { uuid, open: true }),
      act(sent.TAKE_DOWN, { uuid, reason: "Ada says so again." }, support),
    ]);
    expect(await look(uuid)).toMatchObject({ isOpen: false, takenDownAt: expect.any(String) });
  });
});

it("an import that is deleted leaves nothing behind", async () => {
  await sweepObjects(world.services, -1);
  const before = (await world.objects()).filter((name) => name.startsWith("workshop/"));
  const other = new Uint8Array(await syntheticCar({ steer: 3 }));
  const { workshopImport } = await send(other);
  expect((await world.objects()).filter((name) => name.startsWith("workshop/")).length).toBeGreaterThan(before.length);
  expect(await act(sent.DELETE, { uuid: workshopImport.uuid })).toEqual({ success: true, error: null });
  await sweepObjects(world.services, -1);
  expect((await world.objects()).filter((name) => name.startsWith("workshop/"))).toEqual(before);
  await run(workshopImport.uuid);
  expect(work).not.toHaveBeenCalled();
  expect(await look(workshopImport.uuid)).toBeNull();
});
