import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testServices, type TestServices } from "@carloom/platform/testing";
import { createThreedPort } from "../open-port.ts";
import { threedMigrations } from "../migrations/index.ts";
import { sweepObjects } from "../object/keep.ts";
import { closeTemplate } from "../template/template.command.ts";
import { exampleManifest, exampleOption, RIM_MEASURES } from "../testing/content.ts";
import { seedThreed } from "./seed.ts";

let services: TestServices;
let folder: string;

const title = (en: string) => ({ en, ko: `${en} ko`, ja: `${en} ja` });
const price = { USD: 100, KRW: 1000, JPY: 100 };

/** A catalogue folder as the generator writes it. */
async function writeCatalogue(model: string, hash: string): Promise<void> {
  const catalogue = {
    version: 1,
    hash,
    templates: [
      {
        slug: "halden-gt",
        title: title("Halden GT"),
        description: title("A coupe"),
        bodyStyle: "coupe",
        tags: [],
        manifest: "halden-gt/manifest.json",
        model: "halden-gt/model.glb",
        thumbnail: { jpg: "thumbnails/a.jpg", webp: "thumbnails/a.webp", mobile: "thumbnails/m.webp" },
      },
    ],
    parts: [
      {
        slug: "rim-1",
        sku: "R1",
        kind: "rim",
        title: title("Rim"),
        description: title("A rim"),
        tags: [],
        slots: ["wheels.front", "wheels.rear"],
        templates: null,
        model: "parts/rim-1/model.glb",
        option: exampleOption(RIM_MEASURES),
        price,
        weightKg: 9,
        stock: 3,
        thumbnail: "thumbnails/rim.webp",
      },
    ],
    stickers: [
      {
        slug: "stripe",
        sku: "S",
        type: "stripes",
        title: title("Stripe"),
        tags: [],
        width: 0.5,
        height: 1,
        file: "stickers/s.svg",
        thumbnail: "thumbnails/s.webp",
        price,
        weightKg: 0.1,
        stock: 9,
      },
    ],
  };
  const files: Record<string, string> = {
    "catalogue.json": JSON.stringify(catalogue),
    "halden-gt/manifest.json": JSON.stringify(exampleManifest("GT")),
    "halden-gt/model.glb": model,
    "parts/rim-1/model.glb": "rim",
    "stickers/s.svg": "<svg/>",
    "thumbnails/a.jpg": "jpg",
    "thumbnails/a.webp": "webp",
    "thumbnails/m.webp": "mobile",
    "thumbnails/rim.webp": "rim picture",
    "thumbnails/s.webp": "sticker picture",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

beforeAll(async () => {
  services = await testServices([threedMigrations]);
  folder = await mkdtemp(join(tmpdir(), "carloom-catalogue-"));
});
afterAll(async () => {
  await services.drop();
  await rm(folder, { recursive: true, force: true });
});

const catalogue = () => createThreedPort(services).catalogue();
const textOf = async (url: string) =>
  Buffer.from((await services.storage.get(url.split("/cdn/")[1] ?? "")) ?? []).toString();

describe("seedThreed", () => {
  it("writes templates, parts and stickers, and opens the template", async () => {
    await writeCatalogue("first model", "1");
    const steps: string[] = [];
    expect(
      await seedThreed(services, folder, { onProgress: (done, total, what) => steps.push(`${done}/${total} ${what}`) }),
    ).toBe(true);
    expect(steps).toEqual(["1/3 halden-gt", "2/3 rim-1", "3/3 stripe"]);
    const { templates, partModels, stickers } = await catalogue();
    expect(templates[0]).toMatchObject({ slug: "halden-gt", title: title("Halden GT"), isOpen: true });
    expect(await textOf(templates[0]?.manifest.model3d.full.url ?? "")).toBe("first model");
    expect(await textOf(templates[0]?.thumbnail ?? "")).toBe("jpg");
    expect(await textOf(partModels[0]?.option.model3d.url ?? "")).toBe("rim");
    expect(stickers[0]).toMatchObject({ slug: "stripe", scale: 0.5, type: "stripes" });
    expect(await textOf(stickers[0]?.stickerFile ?? "")).toBe("<svg/>");
  });

  it("does nothing when nothing changed", async () => {
    const before = await catalogue();
    expect(await seedThreed(services, folder)).toBe(false);
    expect(await catalogue()).toEqual(before);
  });

  it("leaves a template that later code wrote as it is, writes the rest, and comes back to it at the next start", async () => {
    const option = () => sql<{ option: unknown }>`select option from threed.template`.execute(services.db);
    const before = await option();
    await sql`update threed.template set option = option || '{"version": 99}'`.execute(services.db);
    const newer = await option();
    await writeCatalogue("older model", "1.5");
    expect(await seedThreed(services, folder)).toBe(true);
    expect(await option()).toEqual(newer);
    expect((await catalogue()).stickers).toHaveLength(1);
    expect(await seedThreed(services, folder)).toBe(true);
    await sql`update threed.template set option = ${JSON.stringify(before.rows[0]?.option)}::jsonb`.execute(
      services.db,
    );
  });

  it("replaces what changed, keeps uuids and what staff closed; the old file goes with the sweep", async () => {
    const before = await catalogue();
    const old = before.templates[0]?.manifest.model3d.full.url ?? "";
    await closeTemplate(services.db, "halden-gt");
    await writeCatalogue("second model", "2");
    expect(await seedThreed(services, folder)).toBe(true);
    const administrator = { isAdministrator: true, userId: "a" } as never;
    const port = createThreedPort(services);
    const template = await port.templateBySlug("halden-gt", administrator);
    expect(template).toMatchObject({ uuid: before.templates[0]?.uuid, isOpen: false });
    expect(await port.templateBySlug("halden-gt", null)).toBeNull();
    expect(await textOf(template?.manifest.model3d.full.url ?? "")).toBe("second model");
    expect((await catalogue()).partModels[0]?.uuid).toBe(before.partModels[0]?.uuid);
    expect(await textOf(old)).toBe("first model");
    await sweepObjects(services, -1000);
    expect(await textOf(old)).toBe("");
    expect(await textOf(template?.manifest.model3d.full.url ?? "")).toBe("second model");
  });

  it("writes again what the store lost", async () => {
    const port = createThreedPort(services);
    const url =
      (await port.templateBySlug("halden-gt", { isAdministrator: true } as never))?.manifest.model3d.full.url ?? "";
    await services.storage.delete(url.split("/cdn/")[1] ?? "");
    expect(await seedThreed(services, folder)).toBe(true);
    expect(await textOf(url)).toBe("second model");
  });

  it("a manifest that names a missing file leaves nothing half-written", async () => {
    await writeCatalogue("third model", "3");
    const lods = [{ url: "missing.glb", bytes: 1 }];
    const manifest = exampleManifest("GT");
    await writeFile(
      join(folder, "halden-gt/manifest.json"),
      JSON.stringify({ ...manifest, model3d: { ...manifest.model3d, lods } }),
    );
    const rows =
      "select (select count(*) from threed.pending_object) as pending, md5(string_agg(t::text, '')) as hash from threed.template t";
    const before = (await services.connection.pool.query(rows)).rows;
    await expect(seedThreed(services, folder)).rejects.toThrow(/missing\.glb/);
    expect((await services.connection.pool.query(rows)).rows).toEqual(before);
  });
});
