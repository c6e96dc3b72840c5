import { openPackageIsolated, openTemplatePackage, packTemplate } from "@carloom/asset";
import { ASSET, glb } from "@carloom/asset/testing/glb";
import { silentLog } from "@carloom/platform";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepObjects } from "../object/keep.ts";
import { exampleManifest } from "../testing/content.ts";
import { openWorld, type World } from "../testing/world.ts";
import { workshopJobs } from "../workshop/workshop.jobs.ts";
import { exportTemplate } from "./export.command.ts";
import { LostNamesError, registerPackage } from "./import.command.ts";
import { packageHandler } from "./package.handler.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let keeper: string;
let packed: Uint8Array;
const title = { en: "Brought Car", ko: "들여온 차", ja: "届いた車" };

function model(): Uint8Array {
  const names = ["panel.hood", "slot.wheels.front.left", "slot.wheels.rear.left", "slot.spoiler"];
  const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  return glb(
    {
      asset: ASSET,
      scene: 0,
      scenes: [{ nodes: names.map((_, at) => at) }],
      nodes: names.map((name, at) => ({ name, ...(at === 0 && { mesh: 0 }) })),
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      materials: [{ name: "zone.body" }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [1, 1, 0] }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36 }],
    },
    new Uint8Array(positions.buffer),
  );
}
const fileOf = (url: string, bytes: Uint8Array) => ({
  url,
  bytes: bytes.byteLength,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  keeper = await world.token("catalogue@staff.example");
  const full = model();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  packed = packTemplate({
    slug: "brought-car",
    title,
    description: title,
    licence: null,
    manifest: {
      ...exampleManifest("Brought"),
      model3d: { full: fileOf("model/0.glb", full), lods: [] },
      credits: "© Ada",
    },
    files: new Map([["model/0.glb", full]]),
    picture: { bytes: new Uint8Array(picture), extension: "jpg" },
  });
});
afterAll(() => world.services.drop());

const SHOWN = `uuid state isPackage slug brand title { ja } picture licence { kind } materials { name } notes { code }
  figures { triangles } refusal { code }`;
const UPLOAD = `mutation workshopUpload($input: WorkshopPartInput!) { workshopUpload(input: $input) {
  workshopImport { uuid } error { message } } }`;
const ONE = `query workshopImport($uuid: UUID!) { workshopImport(uuid: $uuid) { ${SHOWN} } }`;

async function brought(bytes: Uint8Array): Promise<Loose> {
  const input = { uuid: null, fileName: "Car.carloom", bytes: bytes.byteLength, offset: 0, part: null };
  const file = new File([new Uint8Array(bytes)], "part");
  const { data } = await world.upload(UPLOAD, { input }, "variables.input.part", file, keeper);
  const { uuid } = data.workshopUpload.workshopImport;
  await workshopJobs(world.services)["threed.workshop"]?.({ uuid }, { attempt: 1, lastAttempt: true });
  return (await world.call(ONE, { uuid }, keeper)).data.workshopImport;
}

describe("a package that staff drop in the workshop", () => {
  it("is taken as it is; its licence is a hint, and whoever brought it declares one", async () => {
    const car = await brought(packed);
    expect(car).toMatchObject({
      state: "DONE",
      isPackage: true,
      slug: "brought-car",
      brand: "Halden",
      title: { ja: title.ja },
      licence: null,
      materials: [],
      figures: { triangles: 1 },
    });
    expect(car.picture).toMatch(/\/cdn\/template\/[0-9a-f]{64}\.jpg$/);
    expect(car.notes.map(({ code }: Loose) => code)).toContain("package-licence");
    const { uuid } = car;
    const publish = async () =>
      (
        await world.call(
          "mutation p($uuid: UUID!) { workshopPublish(uuid: $uuid, open: true) { error { message } } }",
          { uuid },
          keeper,
        )
      ).data.workshopPublish.error;
    expect((await publish()).message).toContain("licence");
    await world.call(
      `mutation l($uuid: UUID!) { workshopLicense(uuid: $uuid, input: { kind: CC_BY, author: "Ada", source: "x", proof: "secret" }) {
        error { message } } }`,
      { uuid },
      keeper,
    );
    expect(await publish()).toBeNull();
    const correct = `mutation c($uuid: UUID!) { workshopCorrect(uuid: $uuid, version: 99, input: { length: 4.2, zones: [],
      slots: [], dropped: [], kept: [] }) { error { message } } }`;
    expect((await world.call(correct, { uuid }, keeper)).data.workshopCorrect.error.message).toContain("package");

    // worked on once more it stays where it is, with the names that it was given
    const said = {
      title: { en: "Ours", ko: "우리 차", ja: "うちの車" },
      slug: "brought-car",
      brand: "Our",
      model: "One",
    };
    await world.call(
      "mutation d($uuid: UUID!, $input: WorkshopTextsInput!) { workshopDescribe(uuid: $uuid, input: $input) { error { message } } }",
      { uuid, input: { ...said, bodyStyle: "coupe" } },
      keeper,
    );
    await world.call("mutation s($uuid: UUID!) { workshopStart(uuid: $uuid) { error { message } } }", { uuid }, keeper);
    await workshopJobs(world.services)["threed.workshop"]?.({ uuid }, { attempt: 1, lastAttempt: true });
    expect((await world.call(ONE, { uuid }, keeper)).data.workshopImport).toMatchObject({
      state: "DONE",
      brand: "Our",
      title: { ja: "うちの車" },
      picture: car.picture,
    });

    // and goes on from here: the same model, zones, slots and panels, with what was declared of its licence
    const out = await openTemplatePackage((await exportTemplate(world.services, "brought-car")) ?? new Uint8Array());
    const came = await openTemplatePackage(packed);
    expect(Buffer.from(out.files.get("model/0.glb") ?? []).equals(Buffer.from(model()))).toBe(true);
    expect({ ...out.manifest, credits: "© Ada" }).toEqual(came.manifest);
    expect(out).toMatchObject({ title, description: title, licence: { kind: "CC_BY", author: "Ada", source: "x" } });
    expect(JSON.stringify(out)).not.toContain("secret");
  });

  it("is found and linked to as the shop says, in each language, and else by its name and picture", async () => {
    const { uuid } = await brought(packed);
    const send = async (name: string, args: string, given: string, variables: object, token = keeper) => {
      const text = `mutation ${name}($uuid: UUID!${args}) { ${name}(uuid: $uuid${given}) { error { message } } }`;
      const { data, errors } = await world.call(text, { uuid, ...variables }, token);
      return data?.[name].error?.message ?? errors?.[0]?.extensions.code ?? null;
    };
    const seo = (input: object, token?: string) =>
      send("workshopSeo", ", $input: WorkshopSeoInput!", ", input: $input", { input }, token);
    const none = { en: "", ko: "", ja: "" };
    expect(await seo({ title: none, description: none }, await world.token("support@staff.example"))).toBe("FORBIDDEN");
    expect(await seo({ title: { ...none, ja: "長".repeat(71) }, description: none })).toContain("70 characters");
    expect(
      await seo({ title: { ...none, ko: "들여온 차 꾸미기" }, description: { ...none, en: "Wrap it." } }),
    ).toBeNull();
    const pictured = async (color: string) => {
      const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: color } })
        .png()
        .toBuffer();
      const file = new File([new Uint8Array(png)], "p.png");
      const text = `mutation p($uuid: UUID!, $image: Upload) { workshopSeoPicture(uuid: $uuid, image: $image) {
        workshopImport { seoPicture } error { message } } }`;
      const { data } = await world.upload(text, { uuid, image: null }, "variables.image", file, keeper);
      return data.workshopSeoPicture.workshopImport.seoPicture;
    };
    const first = await pictured("green");
    const input = { title, slug: "found-car", brand: "Our", model: "One", bodyStyle: "coupe" };
    await send("workshopDescribe", ", $input: WorkshopTextsInput!", ", input: $input", { input });
    const licence = { kind: "OWN", author: "Ada", source: "", proof: "" };
    await send("workshopLicense", ", $licence: WorkshopLicenceInput!", ", input: $licence", { licence });
    const publish = () => send("workshopPublish", "", ", open: true", {});
    const shown = async (language: "en" | "ko" | "ja") => {
      world.speak(language);
      const text = `query t { template(slug: "found-car") { seoTitle seoDescription seoPicture } }`;
      const { template } = (await world.call(text)).data;
      world.speak(undefined);
      return template;
    };
    expect(await publish()).toBeNull();
    expect(await shown("en")).toEqual({ seoTitle: null, seoDescription: "Wrap it.", seoPicture: first });
    expect(await shown("ko")).toEqual({ seoTitle: "들여온 차 꾸미기", seoDescription: null, seoPicture: first });
    const object = first.slice(first.indexOf("template/"));
    const card = await sharp((await world.services.storage.get(object)) ?? undefined).metadata();
    expect([card.width, card.height]).toEqual([1200, 630]);

    // taken anew, the one that visitors see stays until it is published
    const second = await pictured("blue");
    await sweepObjects(world.services, -1);
    expect([(await shown("ja")).seoPicture, (await world.objects()).includes(object)]).toEqual([first, true]);
    expect(await publish()).toBeNull();
    await sweepObjects(world.services, -1);
    expect([(await shown("ja")).seoPicture, (await world.objects()).includes(object)]).toEqual([second, false]);
    expect(await send("workshopSeoPicture", "", "", {})).toBeNull();
    expect(await publish()).toBeNull();
    expect((await shown("ja")).seoPicture).toBeNull();
  });

  it("is refused with a reason when it was changed, and nothing of it stays", async () => {
    const broken = new Uint8Array(packed);
    const at = Buffer.from(packed).indexOf("glTF");
    broken[at + 200] = (broken[at + 200] ?? 0) ^ 1;
    const before = await world.objects();
    expect(await brought(broken)).toMatchObject({ state: "REFUSED", refusal: { code: "package-hash" } });
    const stayed = (await world.objects()).filter((name) => !before.includes(name));
    expect(stayed.every((name) => name.startsWith("workshop/"))).toBe(true);
  });
});

describe("the command", () => {
  it("makes a closed car of it, byte for byte the same when it goes out again", async () => {
    const opened = await openPackageIsolated(packed);
    const stored = await registerPackage(world.services, opened, { slug: "second-home" });
    expect(stored).toMatchObject({ slug: "second-home", status: "closed", created: true });
    const again = await exportTemplate(world.services, "second-home");
    const there = await registerPackage(world.services, await openPackageIsolated(again ?? new Uint8Array()));
    expect(there).toMatchObject({ uuid: stored.uuid, created: false });
    expect(Buffer.from((await exportTemplate(world.services, "second-home")) ?? []).equals(again ?? Buffer.of())).toBe(
      true,
    );
    expect((await openTemplatePackage(again ?? new Uint8Array())).manifest).toEqual(opened.manifest);
  });

  it("replaces no car by one that lacks what saved builds name", async () => {
    const opened = await openPackageIsolated(packed);
    const { manifest } = opened;
    const less = { ...opened, manifest: { ...manifest, slots: manifest.slots.slice(0, 2) } };
    const before = await exportTemplate(world.services, "second-home");
    await expect(registerPackage(world.services, less, { slug: "second-home" })).rejects.toThrow(LostNamesError);
    await expect(registerPackage(world.services, less, { slug: "second-home" })).rejects.toThrow(/slot spoiler/);
    expect(Buffer.from((await exportTemplate(world.services, "second-home")) ?? []).equals(before ?? Buffer.of())).toBe(
      true,
    );
    expect(await exportTemplate(world.services, "no-such-car")).toBeNull();
  });
});

const KEEPER = "00000000-0000-4000-8000-000000000007";
it("a package is given to whoever keeps the catalogue, and to nobody else", async () => {
  const roles: Record<string, string[]> = { nobody: [], support: ["support"], catalogue: ["catalogue"] };
  const handler = packageHandler(async (request) => {
    const name = request.headers.get("authorization");
    const visitor = name && {
      userId: KEEPER,
      sessionId: "s",
      email: "a@b.example",
      isConfirmed: true,
      isStaff: true,
      roles: roles[name] ?? [],
      isAdministrator: false,
    };
    return { ...world.services.contextFor(visitor || null), log: silentLog };
  });
  const get = async (slug: string, name?: string, method = "GET") => {
    const request = new Request(`http://localhost/threed/packages/${slug}.carloom`, {
      method,
      headers: name ? { authorization: name } : {},
    });
    return (await handler(request, { ip: "1.2.3.4", requestId: "r" })) ?? new Response(null, { status: 599 });
  };
  expect((await get("second-home")).status).toBe(401);
  expect((await get("second-home", "nobody")).status).toBe(403);
  expect((await get("second-home", "support")).status).toBe(403);
  expect((await get("none", "catalogue")).status).toBe(404);
  expect((await get("second-home", "catalogue", "POST")).status).toBe(405);
  expect((await get("../x", "catalogue")).status).toBe(599);
  const entries = async () => {
    const { rows } = await world.services.connection.pool.query(
      `select e.kind, e.actor, e.roles, e.objects, o.ok from platform.audit_entry e
       left join platform.audit_outcome o on o.entry_id = e.id where e.act = 'templatePackage'`,
    );
    return rows;
  };
  expect(await entries()).toEqual([]);
  const answer = await get("second-home", "catalogue");
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="second-home.carloom"',
  ]);
  // who took it stands in the audit log
  const { rows } = await world.services.connection.pool.query(
    "select uuid from threed.template where slug = 'second-home'",
  );
  expect(await entries()).toEqual([
    { kind: "view", actor: KEEPER, roles: ["catalogue"], objects: [rows[0]?.uuid], ok: true },
  ]);
  expect((await openTemplatePackage(new Uint8Array(await answer.arrayBuffer()))).slug).toBe("second-home");
});
