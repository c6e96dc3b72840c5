import { startJobs } from "@carloom/platform";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { threedJobs } from "../jobs.ts";
import { placement } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import type { FilmMaker, ModelMaker, PictureMaker } from "../picture/order.ts";
import { pictureHandler } from "./picture.handler.ts";
import { requestMissing } from "./painter.jobs.ts";

let world: World;
let token: string;
let projectUuid: string;

/** Draws nothing of the build, but a picture of its size whose colour is the paint's. */
const make = vi.fn<PictureMaker>(async ({ width, height, build }) => {
  const background = build.paint.body?.color ?? "#000000";
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
});

const model = vi.fn<ModelMaker>(async ({ build }) => new TextEncoder().encode(`glTF ${JSON.stringify(build.paint)}`));

const film = vi.fn<FilmMaker>(async ({ width, height }) => ({
  bytes: new TextEncoder().encode(`film of ${width} × ${height}`),
  extension: "webm",
}));

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  token = await world.token("painter");
  const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
  projectUuid = (await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token)).data.personalProjectCreate
    .project.uuid;
});
afterAll(() => world.services.drop());
beforeEach(() => {
  make.mockClear();
});

async function newPreset(color: string, more: object = {}): Promise<string> {
  const setting = { paint: { body: { color, finish: "solid" } } };
  const input = { title: color, partModelUuids: [], stickers: [], setting, thumbnail: null, ...more };
  const { data, errors } = await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid, input }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  expect(data.projectPresetCreate.error).toBeNull();
  return data.projectPresetCreate.projectPreset.uuid;
}
async function thumbnailOf(uuid: string): Promise<string | null> {
  const { data } = await world.call(documents.PROJECT_PRESETS, { projectUuid, first: 100 }, token);
  const found = data.projectPresets.edges.find(({ node }: { node: { uuid: string } }) => node.uuid === uuid);
  return found?.node.thumbnail ?? null;
}
const objectOf = (url: string | null) => (url ?? "").slice(`${world.services.settings.public.cdn}/`.length);

/** Works until no job is left that could run now. */
async function work(maker: PictureMaker | null = make): Promise<void> {
  const { pool } = world.services.connection;
  const runner = await startJobs(
    pool,
    threedJobs(world.services, maker && { picture: maker, model, film }),
    world.services.log,
  );
  const waiting =
    "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'threed.picture' and run_at <= now() and attempts < max_attempts";
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ n: 0 }]));
  await runner.stop();
}

it("a car that staff brought is filmed once round, and keeps its film where none can be made", async () => {
  const filmOf = async () => {
    const { template } = (await world.call(documents.TEMPLATE, { slug: "halden-two" })).data;
    return template.thumbnailVideo as string | null;
  };
  const uuid = world.uuidOf("halden-two");
  expect(await filmOf()).toBeNull();
  const once = (lastAttempt: boolean) =>
    threedJobs(world.services, { picture: make, model, film })["threed.turn-film"]?.(
      { template: uuid },
      { attempt: 1, lastAttempt },
    );
  await once(false);
  const made = await filmOf();
  expect(made).toMatch(/\/cdn\/template\/[0-9a-f]{64}\.webm$/);
  expect(new TextDecoder().decode((await world.services.storage.get(objectOf(made))) ?? new Uint8Array())).toBe(
    "film of 480 × 320",
  );
  expect(film.mock.calls[0]?.[0].manifest.model3d.full.url).toMatch(/^\/object\/model\//);
  // one that cannot be filmed takes nothing away
  film.mockRejectedValue(new Error("no encoder"));
  await expect(once(false)).rejects.toThrow("no encoder");
  await once(true);
  expect(await filmOf()).toBe(made);
  await threedJobs(world.services, null)["threed.turn-film"]?.({ template: uuid }, { attempt: 1, lastAttempt: false });
});

describe("pictures of versions", () => {
  it("are drawn when a state is kept, and go with it", async () => {
    const painter = await world.token("versions");
    const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
    const made = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, painter);
    const { uuid } = made.data.personalProjectCreate.project;
    for (const [i, color] of ["#aa0000", "#00aa00"].entries()) {
      const input = { option: { paint: { body: { color, finish: "solid" } } }, keepReplaced: i > 0 };
      await world.call(documents.PROJECT_UPDATE, { uuid, version: i + 1, input }, painter);
    }
    await work();
    const { data } = await world.call(documents.PROJECT_VERSIONS, { projectUuid: uuid }, painter);
    expect(data.projectVersions).toMatchObject([{ version: 2 }]);
    const name = objectOf(data.projectVersions[0].picture);
    expect(await world.services.storage.size(name)).toBeGreaterThan(0);
    await createThreedPort(world.services).eraseOwner("versions", []);
    expect(await world.services.storage.size(name)).toBeNull();
  });
});

describe("pictures of presets", () => {
  it("one that came without gets one, drawn once for the same build", async () => {
    const [one, two, other] = [await newPreset("#aa0000"), await newPreset("#aa0000"), await newPreset("#0000aa")];
    await work();
    const [a, b, c] = [await thumbnailOf(one), await thumbnailOf(two), await thumbnailOf(other)];
    expect(a).toMatch(/\/cdn\/picture\/[0-9a-f]{64}\.jpg$/);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    expect(make).toHaveBeenCalledTimes(2);
    const { width, height } = await sharp(
      (await world.services.storage.get(objectOf(a))) ?? new Uint8Array(),
    ).metadata();
    expect([width, height]).toEqual([640, 400]);
  });

  it("is given names of stored objects, never an address of somewhere else", async () => {
    const art = { kind: "library", uuid: world.uuidOf("stripe") };
    const parts = [world.uuidOf("wing-one")];
    await newPreset("#123456", { partModelUuids: parts, stickers: [placement("a", art)] });
    await work();
    const order = make.mock.calls[0]?.[0];
    const addresses = [
      order?.manifest.model3d.full.url,
      ...Object.values(order?.parts ?? {}).map((part) => part.model3d.url),
      ...Object.values(order?.stickers ?? {}),
    ];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(address).toMatch(/^\/object\/[a-z]+\/[0-9a-f]{64}\.[a-z]+$/);
  });

  it("keeps its own picture, and leaves nothing when it is deleted while it is drawn", async () => {
    const doomed = await newPreset("#00ff00");
    const before = await world.objects();
    await work(async (order) => {
      await world.call(documents.PROJECT_PRESET_DELETE, { uuid: doomed }, token);
      return make(order);
    });
    expect(await world.objects()).toEqual(before);
    const { rows } = await world.services.connection.pool.query("select name from threed.pending_object");
    expect(rows).toEqual([]);
  });

  it("is tried again when the browser dies, and given up in the end", async () => {
    const uuid = await newPreset("#ffff00");
    const failing = vi.fn(() => Promise.reject(new Error("the browser died")));
    const { pool } = world.services.connection;
    const next =
      "select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs where task_identifier = 'threed.picture'";
    for (let i = 0; i < 3; i++) {
      await work(failing);
      await pool.query(next);
    }
    expect(failing).toHaveBeenCalledTimes(3);
    expect(await thumbnailOf(uuid)).toBeNull();
    // nobody asks for it again
    await requestMissing(world.services.db);
    await work();
    expect(make).not.toHaveBeenCalled();
  });

  it("with the pictures off none is drawn; switched on, those that miss one are", async () => {
    const uuid = await newPreset("#ff00ff");
    await work(null);
    expect(await thumbnailOf(uuid)).toBeNull();
    await requestMissing(world.services.db);
    await work();
    expect(await thumbnailOf(uuid)).toMatch(/\.jpg$/);
  });
});

describe("the picture of a shared project", () => {
  const address = () => `http://localhost:8000/threed/picture/${projectUuid}.jpg`;
  const ask = async (url = address()) => {
    const answer = await pictureHandler(world.services)(new Request(url), {} as never);
    return { status: answer?.status, location: answer?.headers.get("location") ?? null };
  };
  const update = async (input: object) => {
    const { data } = await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token);
    const { version } = data.project;
    await world.call(documents.PROJECT_UPDATE, { uuid: projectUuid, version, input }, token);
  };
  const painted = (color: string) => ({ option: { paint: { body: { color, finish: "solid" } } } });

  it("is nobody's while the project is private", async () => {
    expect((await ask()).status).toBe(404);
    expect((await ask(address().replace(/[0-9a-f]{12}\.jpg/, "000000000000.jpg"))).status).toBe(404);
  });

  it("leads to the template's picture until it is drawn, follows the build, and goes with its owner", async () => {
    await update({ isPublic: true, ...painted("#336699") });
    const template = (await world.call(documents.TEMPLATE, { slug: "halden-one" })).data.template.thumbnail;
    expect(await ask()).toEqual({ status: 302, location: template });
    await ask();
    await work();
    const first = await ask();
    expect(first.location).toMatch(/\/cdn\/picture\/[0-9a-f]{64}\.jpg$/);
    expect(make).toHaveBeenCalledTimes(1);
    expect(make.mock.calls[0]?.[0]).toMatchObject({ width: 1200, height: 630 });

    await update(painted("#993366"));
    // the last one of this project is nearer than the template's
    expect(await ask()).toEqual(first);
    await work();
    const second = await ask();
    expect(second.location).not.toBe(first.location);
    expect(await world.services.storage.size(objectOf(first.location))).toBeNull();

    await createThreedPort(world.services).eraseOwner("painter", []);
    expect((await ask()).status).toBe(404);
    expect(await world.services.storage.size(objectOf(second.location))).toBeNull();
  });
});

describe("a link's picture and model", () => {
  const ask = async (path: string) => {
    const answer = await pictureHandler(world.services)(new Request(`http://localhost:8000${path}`), {} as never);
    return { status: answer?.status, location: answer?.headers.get("location") ?? null };
  };

  it("the server's own picture takes the place of the one that came; the model is made when it is asked for", async () => {
    const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    const build = { paint: { body: { color: "#118822", finish: "solid" } } };
    const input = { templateSlug: "halden-one", title: "t", build, picture: null };
    const file = new File([new Uint8Array(bytes)], "p.png", { type: "image/png" });
    const made = await world.upload(documents.SHARE_CREATE, { input }, "variables.input.picture", file);
    const { share, secret } = made.data.shareCreate;
    const came = await ask(`/threed/picture/${share.code}.jpg`);
    expect(came.location).toMatch(/\/cdn\/picture\/[0-9a-f]{64}\./);
    await work();
    const drawn = await ask(`/threed/picture/${share.code}.jpg`);
    expect(drawn.location).not.toBe(came.location);
    expect(await world.services.storage.size(objectOf(came.location))).toBeNull();

    expect(model).not.toHaveBeenCalled();
    expect((await ask(`/threed/model/${share.code}.glb`)).status).toBe(202);
    await work();
    const ready = await ask(`/threed/model/${share.code}.glb`);
    expect(ready.location).toMatch(/\/cdn\/shown\/[0-9a-f]{64}\.glb$/);
    const text = new TextDecoder().decode((await world.services.storage.get(objectOf(ready.location))) ?? undefined);
    expect(text).toContain("#118822");

    await world.call(documents.SHARE_WITHDRAW, { code: share.code, secret });
    for (const path of [`picture/${share.code}.jpg`, `model/${share.code}.glb`])
      expect((await ask(`/threed/${path}`)).status).toBe(404);
    for (const { location } of [drawn, ready]) expect(await world.services.storage.size(objectOf(location))).toBeNull();
  });
});

describe("while many pictures wait", () => {
  const pool = () => world.services.connection.pool;
  const jobs = async () =>
    (
      await pool().query(
        "select key, attempts::int, run_at from graphile_worker.jobs where task_identifier = 'threed.picture' order by priority, run_at, id",
      )
    ).rows as { key: string; attempts: number; run_at: Date }[];
  const many = (count: number) =>
    pool().query(
      `select graphile_worker.add_job('threed.picture', json_build_object('preset', gen_random_uuid()), queue_name := 'threed.picture',
         run_at := now() + interval '1 hour', job_key := 'many:' || i) from generate_series(1, $1) as i`,
      [count],
    );
  const fewer = () => pool().query("delete from graphile_worker._private_jobs where key like 'many:%'");
  const see = (code: string) =>
    pictureHandler(world.services)(new Request(`http://localhost:8000/threed/picture/${code}.jpg`), {} as never);
  const share = async (color: string): Promise<string> => {
    const build = { paint: { body: { color, finish: "solid" } } };
    const input = { templateSlug: "halden-one", title: "t", build, picture: null };
    return (await world.call(documents.SHARE_CREATE, { input })).data.shareCreate.share.code;
  };
  let owner: string;
  let project: string;
  beforeAll(async () => {
    owner = await world.token("many");
    const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
    project = (await world.call(documents.PERSONAL_PROJECT_CREATE, variables, owner)).data.personalProjectCreate.project
      .uuid;
  });
  const preset = async (color: string): Promise<string> => {
    const setting = { paint: { body: { color, finish: "solid" } } };
    const input = { title: color, partModelUuids: [], stickers: [], setting, thumbnail: null };
    return (await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid: project, input }, owner)).data
      .projectPresetCreate.projectPreset.uuid;
  };

  it("what somebody looks at is drawn first, however often they ask, and once", async () => {
    await preset("#010203");
    const [one, two] = [await share("#0a0b0c"), await share("#0d0e0f")];
    await see(two);
    const before = await jobs();
    expect(before.map(({ key }) => key.replace(/:[0-9a-f-]{36}$/, ""))).toEqual([
      `threed.picture:share:${two}`,
      `threed.picture:share:${one}`,
      "threed.picture:preset",
    ]);
    // who asks again neither loses their place nor makes what failed begin anew
    await pool().query("update graphile_worker._private_jobs set attempts = 1 where key = $1", [before[0]?.key]);
    await see(two);
    expect(await jobs()).toEqual([{ ...before[0], attempts: 1 }, ...before.slice(1)]);
    // they look once more while it is drawn
    await work(async (order) => {
      await see(two);
      return make(order);
    });
    const drawn = make.mock.calls.map(([{ build }]) => build.paint.body?.color);
    expect(drawn).toEqual(["#0d0e0f", "#0a0b0c", "#010203"]);
  });

  it("what nobody looks at is left out, and asked for by the sweep or by whoever opens the list", async () => {
    await many(200);
    const late = await preset("#040506");
    for (const [i, color] of ["#aa0000", "#00aa00"].entries()) {
      const input = { option: { paint: { body: { color, finish: "solid" } } }, keepReplaced: i > 0 };
      await world.call(documents.PROJECT_UPDATE, { uuid: project, version: i + 1, input }, owner);
    }
    const waiting = async () => (await jobs()).map(({ key }) => key).filter((key) => !key.startsWith("many:"));
    expect(await waiting()).toEqual([]);
    // what is looked at waits for nobody
    const code = await share("#070809");
    expect(await waiting()).toEqual([`threed.picture:share:${code}`]);
    await world.call(documents.PROJECT_VERSIONS, { projectUuid: project }, owner);
    expect(await waiting()).toContain(`threed.picture:version:${project}/2`);
    await fewer();
    await requestMissing(world.services.db);
    expect(await waiting()).toContain(`threed.picture:preset:${late}`);
    await work();
    expect(make).toHaveBeenCalledTimes(3);
  });
});
