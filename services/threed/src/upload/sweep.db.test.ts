import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepObjects } from "../object/keep.ts";
import { createThreedPort } from "../open-port.ts";
import { placement } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { sweepUploads, UNUSED_DAYS } from "./sweep.command.ts";
import { insertUpload, useUploads } from "./upload.repository.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

const nowhere = async () => [];
const sweep = () => sweepUploads(world.services, nowhere);
const query = (text: string, values: unknown[] = []) => world.services.connection.pool.query(text, values);

/** A guest's picture that nobody used for some days. */
async function picture(days = UNUSED_DAYS + 1, owner: string | null = null): Promise<{ uuid: string; object: string }> {
  const uuid = randomUUID();
  const object = { folder: "upload", bytes: new TextEncoder().encode(uuid), extension: "png" };
  const row = await keepObjects(world.services, [object], (trx, [object_name = ""]) =>
    insertUpload(trx, {
      uuid,
      owner_id: owner,
      object_name,
      width: 8,
      height: 8,
      mime_type: "image/png",
      bytes: 36,
      generated_by: null,
      width_mm: null,
    }),
  );
  await query("update threed.uploaded_image set used_at = now() - make_interval(days => $2) where uuid = $1", [
    uuid,
    days,
  ]);
  return { uuid, object: row.object_name };
}

const isThere = async ({ uuid, object }: { uuid: string; object: string }): Promise<boolean> => {
  const { rowCount } = await query("select from threed.uploaded_image where uuid = $1", [uuid]);
  const size = await world.services.storage.size(object);
  expect(rowCount === 1).toBe(size !== null);
  return rowCount === 1;
};

const buildOf = (...uuids: string[]) => ({
  stickers: uuids.map((uuid) => placement(uuid, { kind: "upload", uuid })),
});

async function project(token: string): Promise<string> {
  const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
  const made = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
  return made.data.personalProjectCreate.project.uuid;
}
const save = async (uuid: string, token: string, shown: string) =>
  (await world.call(documents.PROJECT_UPDATE, { uuid, version: 1, input: { option: buildOf(shown) } }, token)).data
    .projectUpdate;

describe("guests' pictures that nothing shows", () => {
  it("go with their files half a year after somebody last used them, and nobody else's do", async () => {
    const [old, fresh, owned] = [await picture(), await picture(UNUSED_DAYS - 1), await picture(400, "ada")];
    expect(await sweep()).toBe(1);
    expect([await isThere(old), await isThere(fresh), await isThere(owned)]).toEqual([false, true, true]);
    const { rows } = await query("select name from threed.pending_object");
    expect(rows).toEqual([]);
  });

  it("stay while a browser asks for them", async () => {
    const [asked, forgotten] = [await picture(), await picture()];
    const ask = "query images($uuids: [UUID!]!) { images(uuids: $uuids) { uuid } }";
    expect((await world.call(ask, { uuids: [asked.uuid] })).data.images).toHaveLength(1);
    expect(await sweep()).toBe(1);
    expect([await isThere(asked), await isThere(forgotten)]).toEqual([true, false]);
  });

  it("stay while a build, a version of one, a preset, a link, somebody's art or a cart shows them", async () => {
    const shown = await Promise.all(Array.from({ length: 7 }, () => picture()));
    const [inBuild, inVersion, inPreset, inLink, inArt, inCart, free] = shown.map(({ uuid }) => uuid);
    const uuid = await project(await world.token("eve"));
    const option = (one = "") => JSON.stringify(buildOf(one));
    await query("update threed.project set option = $2 where uuid = $1", [uuid, option(inBuild)]);
    await query(
      "insert into threed.project_version (project_uuid, version, option, saved_at) values ($1, 1, $2, now())",
      [uuid, option(inVersion)],
    );
    await query(
      `insert into threed.project_preset (uuid, project_uuid, title, setting, part_model_uuids, stickers)
        values (gen_random_uuid(), $1, 'p', '{}', '{}', $2)`,
      [uuid, JSON.stringify(buildOf(inPreset ?? "").stickers)],
    );
    await query(
      `insert into threed.share (code, secret_hash, template_uuid, title, is_named, option)
        values ('abcd2345', 'x', $1, 's', false, $2)`,
      [world.uuidOf("halden-one"), option(inLink)],
    );
    await query("insert into threed.own_art (owner_id, image_uuid, title) values ('eve', $1, 'a')", [inArt]);
    const elsewhere = async (_: unknown, uuids: readonly string[]) => uuids.filter((one) => one === inCart);
    expect(await sweepUploads(world.services, elsewhere)).toBe(1);
    expect(await Promise.all(shown.map(isThere))).toEqual([true, true, true, true, true, true, false]);
    expect(free).toBeDefined();
    // and are not looked at again with every sweep
    const { rows } = await query(
      "select count(*)::integer as count from threed.uploaded_image where used_at < now() - interval '1 day' and owner_id is null and uuid = any($1::uuid[])",
      [shown.map((one) => one.uuid)],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe("a picture that comes to be shown while the sweep looks at it", () => {
  it("is not taken once whoever shows it came first", async () => {
    const one = await picture();
    const [used, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = world.services.db.transaction().execute(async (trx) => {
      expect(await useUploads(trx, [one.uuid], null)).toBe(true);
      used.resolve();
      await swept.promise;
    });
    await used.promise;
    // what shows it is not written yet
    expect(await sweep()).toBe(0);
    swept.resolve();
    await writing;
    expect(await sweep()).toBe(0);
    expect(await isThere(one)).toBe(true);
  });

  it("is refused to whoever came second: no build shows what is gone", async () => {
    const one = await picture();
    const token = await world.token("late");
    const uuid = await project(token);
    const guest = { templateSlug: "halden-one", title: "Guest's", build: buildOf(one.uuid) };
    const [looking, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sweeping = sweepUploads(world.services, async () => {
      looking.resolve();
      await waiting.promise;
      return [];
    });
    await looking.promise;
    const saved = save(uuid, token, one.uuid);
    const shared = world.call(documents.SHARE_CREATE, { input: guest });
    // both have read that it is there, and wait for it
    for (let waits = 0; waits < 2; ) {
      const { rows } = await query(
        "select count(*)::integer as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      ({ waits } = rows[0]);
    }
    waiting.resolve();
    expect(await sweeping).toBe(1);
    expect((await saved).error?.type).toBe("INVALID");
    expect((await shared).data.shareCreate.error?.type).toBe("INVALID");
    expect(await isThere(one)).toBe(false);
    const { rows } = await query("select option from threed.project where uuid = $1", [uuid]);
    expect(JSON.stringify(rows)).not.toContain(one.uuid);
    expect((await query("select from threed.share where option::text like $1", [`%${one.uuid}%`])).rowCount).toBe(0);
  });

  it("is kept or refused, whatever the order of many at once", async () => {
    const token = await world.token("crowd");
    const port = createThreedPort(world.services);
    const age = ({ uuid }: { uuid: string }) =>
      query("update threed.uploaded_image set used_at = now() - interval '1 year' where uuid = $1", [uuid]);
    for (let round = 0; round < 6; round++) {
      const pictures = await Promise.all(Array.from({ length: 8 }, () => picture(0)));
      const projects = await Promise.all(pictures.map(() => project(token)));
      const sweeping = async () => {
        for (const one of pictures) {
          await age(one);
          await Promise.all([sweep(), sweep()]);
        }
      };
      const saves = Promise.all(pictures.map(({ uuid }, i) => save(projects[i] ?? "", token, uuid)));
      const [answers] = await Promise.all([saves, sweeping()]);
      for (const [i, one] of pictures.entries()) {
        const wasSaved = answers[i].error === null;
        expect([one.uuid, await isThere(one)]).toEqual([one.uuid, wasSaved]);
      }
      await port.eraseOwner("crowd", []);
    }
  });
});
