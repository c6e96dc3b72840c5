import sharp from "sharp";
import { startJobs } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createThreedPort } from "../open-port.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, THREED_URL, type World } from "../testing/world.ts";
import { scheduleSweep, threedJobs } from "../jobs.ts";
import { keepObjects, sweepObjects } from "./keep.ts";

let world: World;
let token: string;
let projectUuid: string;

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  token = await world.token("keeper");
  const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
  projectUuid = (await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token)).data.personalProjectCreate
    .project.uuid;
});
afterAll(() => world.services.drop());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const object = (text: string) => ({ folder: "upload", bytes: bytesOf(text), extension: "png" });
const pending = async () => (await world.services.connection.pool.query("select name from threed.pending_object")).rows;
const png = (color: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer();
const pictureFile = async (color: string) => new File([new Uint8Array(await png(color))], "p.png");

async function makePreset(color: string): Promise<{ uuid: string; object: string }> {
  const variables = {
    projectUuid,
    input: { title: "t", partModelUuids: [], stickers: [], setting: {}, thumbnail: null },
  };
  const { data } = await world.upload(
    documents.PROJECT_PRESET_CREATE,
    variables,
    "variables.input.thumbnail",
    await pictureFile(color),
    token,
  );
  const { uuid, thumbnail } = data.projectPresetCreate.projectPreset;
  return { uuid, object: thumbnail.split("/cdn/")[1] };
}

describe("rows and stored objects", () => {
  it("a failing row takes its object along", async () => {
    const before = await world.objects();
    const failing = keepObjects(world.services, [object("doomed")], async () => {
      throw new Error("the row is refused");
    });
    await expect(failing).rejects.toThrow("the row is refused");
    expect(await world.objects()).toEqual(before);
    expect(await pending()).toEqual([]);
  });

  it("a failing store leaves neither", async () => {
    const before = await world.objects();
    const put = () => Promise.reject(new Error("no room"));
    const services = { ...world.services, storage: { ...world.services.storage, put } };
    await expect(keepObjects(services, [object("no-room")], async () => 1)).rejects.toThrow("no room");
    expect(await world.objects()).toEqual(before);
    expect(await pending()).toEqual([]);
  });

  it("what a killed process left is swept, what is shown stays", async () => {
    const before = await world.objects();
    const kept = await makePreset("yellow");
    const name = await world.services.storage.put("upload", bytesOf("killed between file and row"), "png");
    await world.services.connection.pool.query(
      "insert into threed.pending_object (token, name, created_at) select gen_random_uuid(), n, now() - interval '1 hour' from unnest($1::text[]) n",
      [[name, kept.object]],
    );
    expect(await sweepObjects(world.services)).toBe(2);
    expect(await world.objects()).toEqual([...before, kept.object].sort());
    expect(await pending()).toEqual([]);
  });

  it("is swept by a job that plans its next run", async () => {
    const name = await world.services.storage.put("upload", bytesOf("left for the job"), "png");
    const { pool } = world.services.connection;
    await pool.query(
      "insert into threed.pending_object (token, name, created_at) values (gen_random_uuid(), $1, now() - interval '1 hour')",
      [name],
    );
    await scheduleSweep(world.services.db);
    await scheduleSweep(world.services.db);
    const runner = await startJobs(pool, threedJobs(world.services), world.services.log);
    const planned =
      "select run_at > now() + interval '50 minutes' as later from graphile_worker.jobs where task_identifier = 'threed.sweep'";
    await vi.waitFor(async () => expect((await pool.query(planned)).rows).toEqual([{ later: true }]));
    await runner.stop();
    expect(await world.services.storage.size(name)).toBeNull();
    expect(await pending()).toEqual([]);
  });

  it("two presets share a picture: it goes with the last", async () => {
    const [one, two] = [await makePreset("cyan"), await makePreset("cyan")];
    expect(one.object).toBe(two.object);
    await world.call(documents.PROJECT_PRESET_DELETE, { uuid: one.uuid }, token);
    expect(await world.services.storage.size(one.object)).toBeGreaterThan(0);
    await world.call(documents.PROJECT_PRESET_DELETE, { uuid: two.uuid }, token);
    expect(await world.services.storage.size(one.object)).toBeNull();
  });

  it("a picture that an order holds outlives its preset", async () => {
    const port = createThreedPort(world.services);
    const made = await makePreset("magenta");
    const snapshot = await port.presetSnapshot(made.uuid, { userId: "keeper" } as never);
    expect(snapshot?.thumbnailObject).toBe(made.object);
    await port.holdObjects(world.services.db, "order-1", [made.object]);
    await world.call(documents.PROJECT_PRESET_DELETE, { uuid: made.uuid }, token);
    expect(await world.services.storage.size(made.object)).toBeGreaterThan(0);
    expect(await pending()).toEqual([]);
  });

  it("makers and removers of the same bytes at once never leave a row without its object", async () => {
    const rounds = Array.from({ length: 12 }, async () => {
      const { uuid } = await makePreset("orange");
      return (await world.call(documents.PROJECT_PRESET_DELETE, { uuid }, token)).data.projectPresetDelete.success;
    });
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => true));
    const last = await makePreset("orange");
    expect(await world.services.storage.size(last.object)).toBeGreaterThan(0);
    expect(await pending()).toEqual([]);
  });

  it("an upload that stops half way stores nothing", async () => {
    const before = await world.objects();
    const rows = await world.snapshot();
    const head = [
      "--cut",
      'content-disposition: form-data; name="operations"',
      "",
      JSON.stringify({ query: documents.UPLOAD_IMAGE, variables: { image: null } }),
      "--cut",
      'content-disposition: form-data; name="map"',
      "",
      '{"0":["variables.image"]}',
      "--cut",
      'content-disposition: form-data; name="0"; filename="p.png"',
      "content-type: image/png",
      "",
      "",
    ].join("\r\n");
    const file = await png("brown");
    for (const [cut, abort] of [
      [0, true],
      [20, true],
      [20, false],
      [file.byteLength, false],
    ] as const) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytesOf(head));
          controller.enqueue(new Uint8Array(file.subarray(0, cut)));
          if (abort) controller.error(new Error("the line is cut"));
          else controller.close();
        },
      });
      const headers = { "content-type": "multipart/form-data; boundary=cut", "apollo-require-preflight": "1" };
      const request = new Request(THREED_URL, { method: "POST", headers, body, duplex: "half" } as RequestInit);
      const response = await world.endpoint(request).catch(() => null);
      const answer = response && (await response.text());
      expect(answer ?? "").not.toContain('"uuid"');
    }
    expect(await world.objects()).toEqual(before);
    expect(await world.snapshot()).toBe(rows);
  });
});
