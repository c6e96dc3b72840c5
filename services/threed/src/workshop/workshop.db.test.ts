import { AssetRefusal, type Corrections, importTemplateIsolated } from "@carloom/asset";
import { syntheticCar } from "@carloom/asset/testing";
import { declaresFiveGigabytes, imageBomb, nodeChain } from "@carloom/asset/testing/glb";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepObjects } from "../object/keep.ts";
import * as documents from "../testing/documents.ts";
import * as sent from "../testing/workshop.ts";
import {
  act,
  car,
  imported,
  look,
  made,
  openWorkshop,
  ready,
  run,
  send,
  work,
  world,
} from "../testing/workshop/scene.ts";
import { versionSteps } from "../testing/workshop/versions.ts";

beforeAll(openWorkshop);
afterAll(() => world.services.drop());
beforeEach(() => {
  work.mockReset().mockResolvedValue(made);
});

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

  versionSteps();

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
