import { importPartIsolated, type PartImport, type Room, tryPartIsolated } from "@carloom/asset";
import { nodeChain } from "@carloom/asset/testing/glb";
import { glbOf, testWheel, testWing } from "@carloom/asset/testing/parts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepObjects } from "../object/keep.ts";
import { createThreedPort } from "../open-port.ts";
import { PART_WITHDRAWN } from "../part/withdrawn.ts";
import { emptyBuild } from "@carloom/build";
import { openWorld, type World } from "../testing/world.ts";
import { workshopJobs } from "../workshop/workshop.jobs.ts";
import { type TryWork, tryJobs } from "./try.jobs.ts";
import { partRun, type PartWork } from "./workshop-part.jobs.ts";

let world: World;
let keeper: string;
let wheel: Uint8Array;
let wing: Uint8Array;
let wheelMade: PartImport;
let wingMade: PartImport;
const work = vi.fn<PartWork>();
const tries = vi.fn<TryWork>();

const SHOWN = `uuid state version slug cars canUndo isOpen partModel takenDownAt picture option waiting
  refusal { code } found { kind size span weightKg substance anchor wheel { diameter width offset bore bolts { count pcd } }
  materials { name zone role } } figures { triangles resultTriangles }
  fits { template slot verdict clearance collision name isMeasured reasons { code } }
  corrections { kind anchor bolts { count pcd } zones { name value } }`;
const payload = (name: string, args: string, given: string) =>
  `mutation ${name}(${args}) { ${name}(${given}) { workshopPart { ${SHOWN} } error { type message } } }`;
const shared = (name: string, args: string, given: string) =>
  `mutation ${name}(${args}) { ${name}(${given}) { workshopImport { uuid state } error { type message } } }`;
const UPLOAD = shared("workshopUpload", "$input: WorkshopPartInput!", "input: $input");
const ONE = `query workshopPart($uuid: UUID!) { workshopPart(uuid: $uuid) { ${SHOWN} } }`;
const LIST = "query workshopParts { workshopParts { uuid fileName } }";
const CORRECT = payload(
  "workshopPartCorrect",
  "$uuid: UUID!, $version: Int!, $input: WorkshopPartCorrectionsInput!",
  "uuid: $uuid, version: $version, input: $input",
);
const UNDO = payload("workshopPartUndo", "$uuid: UUID!, $version: Int!", "uuid: $uuid, version: $version");
const AGAIN = payload("workshopPartTry", "$uuid: UUID!", "uuid: $uuid");
const DESCRIBE = payload(
  "workshopPartDescribe",
  "$uuid: UUID!, $input: WorkshopPartTextsInput!",
  "uuid: $uuid, input: $input",
);
const DESCRIBE_CAR = shared(
  "workshopDescribe",
  "$uuid: UUID!, $input: WorkshopTextsInput!",
  "uuid: $uuid, input: $input",
);
const PUBLISH = payload("workshopPartPublish", "$uuid: UUID!", "uuid: $uuid");
const LICENSE = shared("workshopLicense", "$uuid: UUID!, $input: WorkshopLicenceInput!", "uuid: $uuid, input: $input");
const PICTURE = shared("workshopPicture", "$uuid: UUID!, $image: Upload!", "uuid: $uuid, image: $image");
const TAKE_DOWN = shared("workshopTakeDown", "$uuid: UUID!, $reason: String!", "uuid: $uuid, reason: $reason");
const RESTORE = shared("workshopRestore", "$uuid: UUID!", "uuid: $uuid");
const DELETE = "mutation workshopDelete($uuid: UUID!) { workshopDelete(uuid: $uuid) { success error { message } } }";
const OFFERED = `query partModels($slug: String!, $slot: String) {
  partModels(templateSlug: $slug, slot: $slot, first: 100) { edges { node { uuid slug title slots option thumbnail } } } }`;

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  keeper = await world.token("catalogue@staff.example");
  wheel = await testWheel({ diameter: 18, width: 8, offset: 42, bolts: { count: 5, pcd: 114.3 }, bore: 66.6 });
  wing = await testWing(1100, 800);
  wheelMade = await importPartIsolated(wheel, { name: "rim.glb" });
  wingMade = await importPartIsolated(wing, { name: "wing.glb" });
});
afterAll(() => world.services.drop());
const ROOM = { clearance: 12.5, collision: 0, name: "panel.hood" };
beforeEach(() => {
  work
    .mockReset()
    .mockImplementation((_, options) => Promise.resolve(options?.name?.includes("wing") ? wingMade : wheelMade));
  tries
    .mockReset()
    .mockImplementation(({ slots }) => Promise.resolve(slots.map(({ id }): Room => ({ slot: id, ...ROOM }))));
});

const act = async (document: string, variables: Record<string, unknown>, token = keeper) => {
  const { data, errors } = await world.call(document, variables, token);
  return data ? Object.values<ReturnType<typeof JSON.parse>>(data)[0] : errors?.[0]?.extensions.code;
};
const look = (uuid: string) => act(ONE, { uuid });
const send = async (bytes: Uint8Array, fileName: string) => {
  const input = { uuid: null, fileName, bytes: bytes.byteLength, offset: 0, part: null, kind: "PART" };
  const file = new File([new Uint8Array(bytes)], "part");
  const { data } = await world.upload(UPLOAD, { input }, "variables.input.part", file, keeper);
  return data.workshopUpload.workshopImport.uuid as string;
};
const LAST = { attempt: 1, lastAttempt: true };
const run = (uuid: string, by: PartWork = work) =>
  workshopJobs(world.services, undefined, undefined, { part: partRun(world.services, by) })["threed.workshop"]?.(
    { uuid },
    LAST,
  );
const tried = (uuid: string, by: TryWork = tries) =>
  tryJobs(world.services, by)["threed.workshop-try"]?.({ uuid }, LAST);
async function imported(bytes = wheel, fileName = "rim.glb") {
  const uuid = await send(bytes, fileName);
  await run(uuid);
  await tried(uuid);
  return look(uuid);
}
async function ready(slug: string, cars: string[] | null, bytes = wheel, fileName = "rim.glb") {
  const { uuid } = await imported(bytes, fileName);
  const title = { en: "Workshop Rim", ko: "작업실 휠", ja: "工房のホイール" };
  await act(DESCRIBE, { uuid, input: { title, slug, cars } });
  await act(LICENSE, { uuid, input: { kind: "CC_BY", author: "Ada", source: "https://ada.example/rim", proof: "" } });
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], "p.jpg");
  await world.upload(PICTURE, { uuid, image: null }, "variables.image", file, keeper);
  return uuid;
}
const offered = async (slug: string, slot?: string) =>
  (await world.call(OFFERED, { slug, slot })).data.partModels.edges.map(({ node }: { node: unknown }) => node) as {
    uuid: string;
    slug: string;
    title: string;
    option: ReturnType<typeof JSON.parse>;
  }[];

describe("who may bring parts", () => {
  it("is whoever keeps the catalogue; support looks and takes down", async () => {
    const { uuid } = await imported();
    const title = { en: "a", ko: "a", ja: "a" };
    const all: [string, Record<string, unknown>][] = [
      [LIST, {}],
      [ONE, { uuid }],
      [CORRECT, { uuid, version: 1, input: {} }],
      [UNDO, { uuid, version: 1 }],
      [AGAIN, { uuid }],
      [DESCRIBE, { uuid, input: { title, slug: "a", cars: null } }],
      [PUBLISH, { uuid }],
    ];
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
    }
    const support = await world.token("support@staff.example");
    expect((await act(ONE, { uuid }, support)).uuid).toBe(uuid);
    for (const [document, variables] of all.slice(2)) expect(await act(document, variables, support)).toBe("FORBIDDEN");
    expect(await world.snapshot()).toBe(before);
  });
});

describe("a file of a part", () => {
  it("is measured, and is no car", async () => {
    const shown = await imported();
    expect(shown).toMatchObject({
      state: "DONE",
      found: { kind: "wheel", wheel: { bolts: { count: 5, pcd: 114.3 } } },
      figures: { triangles: expect.any(Number) },
    });
    expect(Math.abs(shown.found.wheel.offset - 42)).toBeLessThan(1);
    expect(shown.option.model3d.url).toMatch(/^http.*\/cdn\/part\/[0-9a-f]{64}\.glb$/);
    const cars = await act("query workshopImports { workshopImports { uuid } }", {});
    expect(cars.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(shown.uuid);
    expect(
      await act("query workshopImport($uuid: UUID!) { workshopImport(uuid: $uuid) { uuid } }", { uuid: shown.uuid }),
    ).toBeNull();
    const asCar = shared("workshopPublish", "$uuid: UUID!, $open: Boolean!", "uuid: $uuid, open: $open");
    expect((await act(asCar, { uuid: shown.uuid, open: true })).error.type).toBe("NOT_FOUND");
  });

  it("that would hurt is refused with a reason", async () => {
    const uuid = await send(nodeChain(20_000), "rim.glb");
    await run(uuid, importPartIsolated);
    expect(await look(uuid)).toMatchObject({ state: "REFUSED", refusal: { code: "node-depth" }, option: null });
  });

  it("is tried on every open car, by the rules and by the room that it has there", async () => {
    tries.mockImplementation(({ slots }) =>
      Promise.resolve(slots.map(({ id }): Room => ({ slot: id, ...ROOM, collision: id.endsWith("rear") ? 4 : 0 }))),
    );
    const { fits, waiting, uuid } = await imported();
    expect(waiting).toBe(0);
    expect(fits).toHaveLength(4);
    expect(fits.map(({ template }: { template: string }) => template)).not.toContain("halden-secret");
    expect(fits[0]).toMatchObject({ template: "halden-one", slot: "wheels.front", verdict: "fits", clearance: 12.5 });
    expect(fits[1]).toMatchObject({ slot: "wheels.rear", collision: 4, name: "panel.hood", isMeasured: true });
    expect(tries.mock.calls[0]?.[0].slots[0]?.tyreDiameter).toBe(650);
    // what cannot be measured is judged all the same
    tries.mockRejectedValue(new Error("no model"));
    expect((await act(AGAIN, { uuid })).error).toBeNull();
    await tried(uuid);
    expect((await look(uuid)).fits[0]).toMatchObject({ verdict: "fits", isMeasured: false, clearance: null });
  });

  it("is corrected from the file as it came, and each step is taken back", async () => {
    const { uuid, version } = await imported();
    const input = { bolts: { count: 4, pcd: 100 }, anchor: [30, 0, 0], zones: [{ name: "Alloy", value: null }] };
    expect((await act(CORRECT, { uuid, version, input })).workshopPart.state).toBe("WAITING");
    await run(uuid);
    const options = work.mock.calls.at(-1)?.[1];
    expect(options?.corrections).toMatchObject({
      bolts: { count: 4, pcd: 100 },
      anchor: [30, 0, 0],
      zones: [["Alloy", null]],
    });
    expect((await act(CORRECT, { uuid, version, input })).error.type).toBe("CONFLICT");
    const now = await look(uuid);
    expect(now).toMatchObject({ canUndo: true, fits: null });
    await act(UNDO, { uuid, version: now.version });
    await run(uuid);
    expect(work.mock.calls.at(-1)?.[1]?.corrections?.bolts).toBeUndefined();
    for (const wrong of [
      { kind: "engine" },
      { turn: [0, 0] },
      { size: { axis: "w", mm: 100 } },
      { size: { axis: "x", mm: 0 } },
      { bolts: { count: 99, pcd: 100 } },
      { weightKg: -1 },
      { interface: "../etc" },
      { zones: [{ name: "a\0", value: "body" }] },
      { roles: Array.from({ length: 101 }, () => ({ name: "x", value: "rim" })) },
    ])
      expect((await act(CORRECT, { uuid, version: (await look(uuid)).version, input: wrong })).error.type).toBe(
        "INVALID",
      );
  });
});

describe("a part that is published", () => {
  it("needs a licence, a picture and what no geometry shows; it is then offered on its cars, and mounted", async () => {
    const { uuid } = await imported();
    expect((await act(PUBLISH, { uuid })).error.message).toMatch(/licence/);
    const whole = await ready("workshop-rim", null);
    work.mockImplementation(() =>
      Promise.resolve({ ...wheelMade, option: { ...wheelMade.option, measures: { size: [1, 1, 1] } } }),
    );
    await run(whole);
    const { version } = await look(whole);
    await act(CORRECT, { uuid: whole, version, input: { oneMesh: true } });
    await run(whole);
    expect((await act(PUBLISH, { uuid: whole })).error.message).toMatch(/bolt pattern/);
    work.mockResolvedValue(wheelMade);
    await act(UNDO, { uuid: whole, version: (await look(whole)).version });
    await run(whole);
    const { workshopPart } = await act(PUBLISH, { uuid: whole });
    expect(workshopPart).toMatchObject({ isOpen: true, partModel: expect.any(String) });
    world.speak("ko");
    const rim = (await offered("halden-one", "wheels.front")).find(({ slug }) => slug === "workshop-rim");
    world.speak(undefined);
    expect(rim).toMatchObject({
      uuid: workshopPart.partModel,
      title: "작업실 휠",
      option: { measures: { wheel: { offset: 42 } } },
    });
    const port = createThreedPort(world.services);
    const build = { ...emptyBuild(), parts: { "wheels.front": workshopPart.partModel } };
    const design = await port.designOf("halden-two", build, null);
    expect(design).toMatchObject({
      ok: true,
      design: { parts: [{ slot: "wheels.front", part: { slug: "workshop-rim" } }] },
    });
    expect((await act(DELETE, { uuid: whole })).error.message).toMatch(/published/);
    await sweepObjects(world.services, -1);
    expect(await world.objects()).toContain(new URL(rim?.option.model3d.url).pathname.replace("/cdn/", ""));
  });

  it("of the body is offered on the cars that it was made for; published anew it stays on them, with its uuid", async () => {
    const none = await ready("wing-none", null, wing, "wing.glb");
    expect((await act(PUBLISH, { uuid: none })).error.message).toMatch(/Choose the cars/);
    const uuid = await ready("workshop-wing", ["halden-one"], wing, "wing.glb");
    const first = (await act(PUBLISH, { uuid })).workshopPart;
    expect((await offered("halden-one", "spoiler")).map(({ slug }) => slug)).toContain("workshop-wing");
    expect((await offered("halden-two", "spoiler")).map(({ slug }) => slug)).not.toContain("workshop-wing");
    const title = { en: "Wing", ko: "윙", ja: "ウイング" };
    await act(DESCRIBE, { uuid, input: { title, slug: "workshop-wing", cars: ["halden-two"] } });
    expect((await act(DESCRIBE, { uuid, input: { title, slug: "other", cars: null } })).error.message).toMatch(
      /address stays/,
    );
    const again = (await act(PUBLISH, { uuid })).workshopPart;
    expect(again.partModel).toBe(first.partModel);
    for (const car of ["halden-one", "halden-two"])
      expect((await offered(car, "spoiler")).map(({ slug }) => slug)).toContain("workshop-wing");
    const { version } = await look(uuid);
    expect((await act(CORRECT, { uuid, version, input: { kind: "lip" } })).error.message).toMatch(/kind stays/);
    // what is proposed now, or was before a correction, is no way around that
    work.mockResolvedValue({ ...wingMade, found: { ...wingMade.found, kind: "lip" } });
    await act(CORRECT, { uuid, version, input: { oneMesh: true } });
    await run(uuid);
    expect((await act(PUBLISH, { uuid })).error.message).toMatch(/kind stays/);
    // and it has no name of a car
    const asCar = { title, slug: "wing-as-car", brand: "A", model: "B", bodyStyle: "other" };
    expect((await act(DESCRIBE_CAR, { uuid, input: asCar })).error.type).toBe("NOT_FOUND");
    work.mockResolvedValue(wingMade);
    const other = await ready("wing-one", ["halden-one"], wing, "wing.glb");
    expect((await act(PUBLISH, { uuid: other })).error.message).toMatch(/Another part/);
  });

  it("is taken down after a complaint: it is offered and sold no more, builds that have it still open, and an owner lets it back", async () => {
    const uuid = await ready("taken-rim", null);
    const { partModel } = (await act(PUBLISH, { uuid })).workshopPart;
    const support = await world.token("support@staff.example");
    await act(TAKE_DOWN, { uuid, reason: "Ada says that she never allowed it." }, support);
    expect(await look(uuid)).toMatchObject({ isOpen: false, takenDownAt: expect.any(String) });
    expect((await offered("halden-one")).map(({ slug }) => slug)).not.toContain("taken-rim");
    const build = { ...emptyBuild(), parts: { "wheels.front": partModel } };
    const design = await createThreedPort(world.services).designOf("halden-one", build, null);
    expect(design).toMatchObject({ ok: true, design: { parts: [{ part: { isWithdrawn: true } }] } });
    // whoever sells it is told
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
      where task_identifier = ${PART_WITHDRAWN}`.execute(world.services.db);
    expect(rows).toEqual([{ key: `${PART_WITHDRAWN}:${partModel}` }]);
    expect((await act(PUBLISH, { uuid })).error.message).toMatch(/taken down/);
    expect(await act(RESTORE, { uuid })).toBe("FORBIDDEN");
    await act(RESTORE, { uuid }, await world.token("owner@staff.example"));
    expect((await act(PUBLISH, { uuid })).workshopPart).toMatchObject({ isOpen: true, partModel });
  });
});

it("a part and a car of somebody's are really measured against each other", async () => {
  const car = await glbOf(
    [{ name: "panel.trunk", material: "Paint", shape: { position: [-1, 0, -1, 1, 0, -1, 0, 0, 1], index: [0, 1, 2] } }],
    (point) => point,
    { "slot.spoiler": [0, -0.01, 0] },
  );
  const anchor = { node: "slot.spoiler", position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false };
  const slots = [{ id: "spoiler", anchors: [anchor as never], tyreDiameter: null }];
  const [room] = await tryPartIsolated({ part: wingMade.glb, car, slots });
  expect(room).toMatchObject({ slot: "spoiler", name: "panel.trunk" });
  expect(Math.abs((room?.collision ?? 0) - 10)).toBeLessThan(2);
});

it("a part that is deleted leaves nothing behind", async () => {
  const { uuid, option } = await imported(await testWing(1300, 700), "other-wing.glb");
  const name = new URL(option.model3d.url).pathname.replace("/cdn/", "");
  expect(await act(DELETE, { uuid })).toMatchObject({ success: true });
  await sweepObjects(world.services, -1);
  expect(await look(uuid)).toBeNull();
  // another import may have made the same object: it is gone only where nobody shows it
  expect((await world.objects()).filter((one) => one === name).length).toBeLessThanOrEqual(1);
  await run(uuid);
  expect(await look(uuid)).toBeNull();
});
