import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { createEndpoint, limitsOf, type Visitor } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import type { Language } from "@carloom/i18n";
import { keepObjects } from "../object/keep.ts";
import { upsertPartModel } from "../part/part.repository.ts";
import { threedMigrations } from "../migrations/index.ts";
import { threedSchema } from "../schema.ts";
import { upsertSticker } from "../sticker/sticker.repository.ts";
import { closeTemplate, registerTemplate } from "../template/template.command.ts";
import { uuidv7 } from "../uuid.ts";
import { exampleManifest, exampleOption, modelBytes, RIM_MEASURES } from "./content.ts";

/** A wheel as somebody's file, for whoever sells one. */
export { testWheel } from "@carloom/asset/testing/parts";

/** What JSON says: tests read answers freely and assert what they find. */
type Parsed = ReturnType<typeof JSON.parse>;
export type Answer = {
  status: number;
  data: Parsed;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};
type Variables = Record<string, unknown>;

const text = (en: string) => ({ en, ko: `${en} (ko)`, ja: `${en} (ja)` });

export const ADMINISTRATOR = "owner@carloom.example";
export const THREED_URL = "http://localhost:4260/threed/graphql/";

const TABLES = [
  "template",
  "template_version",
  "part_model",
  "sticker",
  "project",
  "project_preset",
  "project_version",
  "uploaded_image",
  "own_art",
  "vinyl_content",
  "vinyl",
  "own_font",
  "film_color",
  "glance",
  "share",
  "print_map",
  "workshop_import",
  "pending_object",
  "held_object",
];

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function writeCatalogue(services: TestServices) {
  const uuids = new Map<string, string>();
  const templates: [string, boolean][] = [
    ["halden-one", true],
    ["halden-two", true],
    ["halden-secret", false],
  ];
  for (const [slug, open] of templates) {
    const input = { slug, title: text(slug), description: text(`About ${slug}`), open };
    const thumbnails = { thumbnail: { bytes: modelBytes(`${slug}.jpg`), extension: "jpg" } };
    const files = new Map([["model.glb", modelBytes(slug)]]);
    const { uuid } = await registerTemplate(services, input, exampleManifest(slug), files, thumbnails);
    uuids.set(slug, uuid);
  }
  const parts: [string, string[], string[] | null][] = [
    ["rim-a", ["wheels.front", "wheels.rear"], null],
    ["rim-b", ["wheels.front", "wheels.rear"], null],
    ["wing-one", ["spoiler"], ["halden-one"]],
    ["wing-two", ["spoiler"], ["halden-two"]],
    ["hood-x", ["hood"], null],
  ];
  for (const [slug, slots, template_slugs] of parts) {
    const objects = [{ folder: "part", bytes: modelBytes(slug), extension: "glb" }];
    const option = exampleOption(RIM_MEASURES);
    const uuid = uuidv7();
    await keepObjects(services, objects, (trx, [name = ""]) =>
      upsertPartModel(trx, {
        uuid,
        slug,
        title: text(slug),
        description: null,
        thumbnail: null,
        slots,
        template_slugs,
        option: { ...option, model3d: { url: name, bytes: modelBytes(slug).byteLength } },
      }),
    );
    uuids.set(slug, uuid);
  }
  for (const slug of ["stripe", "flame", "seven"]) {
    const objects = [{ folder: "sticker", bytes: modelBytes(slug), extension: "svg" }];
    const { uuid } = await keepObjects(services, objects, (trx, [file = ""]) =>
      upsertSticker(trx, {
        uuid: uuidv7(),
        slug,
        title: text(slug),
        description: null,
        thumbnail: null,
        type: "stripes",
        scale: 0.5,
        file,
      }),
    );
    uuids.set(slug, uuid);
  }
  return (name: string) => {
    const uuid = uuids.get(name);
    if (!uuid) throw new Error(`The test's world has no ${name}.`);
    return uuid;
  };
}

/** A 3D service on the real database with a small catalogue, spoken to over HTTP requests. */
export async function openWorld(env: Record<string, string> = {}) {
  const services = await testServices([threedMigrations], env);
  const uuidOf = await writeCatalogue(services);
  const e = services.settings.env;
  let language: Language | undefined;

  /** Takes a token raw or as Bearer; what is not valid makes nobody. */
  const visitorOf = async (header: string | null): Promise<Visitor | null> => {
    const claims = header && (await services.tokens.verify(header.replace(/^Bearer\s+/i, ""), "access"));
    if (!claims) return null;
    const email = String(claims.email);
    const isAdministrator = services.settings.administrators.includes(email);
    const userId = String(claims.user_id);
    // `catalogue@staff.example` has that role
    const [role = "", place] = email.split("@");
    const roles = place === "staff.example" ? [role] : [];
    return { userId, sessionId: "s", email, isConfirmed: true, isStaff: roles.length > 0, roles, isAdministrator };
  };
  const endpoint = createEndpoint({
    schema: threedSchema,
    path: "/threed/graphql/",
    contextOf: async (request) => ({
      ...services.contextFor(await visitorOf(request.headers.get("authorization"))),
      ...(services.userNames && { userNames: services.userNames }),
      language,
    }),
    limits: limitsOf(e),
  });
  const send = async (body: BodyInit, headers: Record<string, string>): Promise<Answer> => {
    const response = await endpoint(new Request(THREED_URL, { method: "POST", body, headers }));
    return { status: response.status, ...((await response.json()) as Omit<Answer, "status">) };
  };
  const authorization = (token?: string): Record<string, string> => (token ? { authorization: token } : {});

  return {
    services,
    endpoint,
    uuidOf,
    speak(to: Language | undefined) {
      language = to;
    },
    /** An access token as the account service signs them; good for longer than the slowest machine takes for a file's tests. */
    token: (name: string, seconds = 86_400) =>
      services.tokens.sign(
        "access",
        { user_id: name, email: name.includes("@") ? name : `${name}@example.com` },
        seconds,
      ),
    call: (query: string, variables: Variables = {}, token?: string) =>
      send(JSON.stringify({ operationName: /(?:query|mutation)\s+(\w+)/.exec(query)?.[1], variables, query }), {
        "content-type": "application/json",
        ...authorization(token),
      }),
    /** Multipart as in the request specification; `path` is where the file goes. */
    upload: (query: string, variables: Variables, path: string, file: File, token?: string) => {
      const form = new FormData();
      form.set("operations", JSON.stringify({ variables, query }));
      form.set("map", JSON.stringify({ 0: [path] }));
      form.set("0", file);
      return send(form, { "apollo-require-preflight": "true", ...authorization(token) });
    },
    close: (slug: string) => closeTemplate(services.db, slug),
    /** Rows of every table of the service, as number and hash: to compare around what must not change anything. */
    async snapshot(): Promise<string> {
      const lines = TABLES.map(async (name) => {
        const { rows } = await services.connection.pool.query(
          `select count(*) as rows, md5(coalesce(string_agg(row, ',' order by row), '')) as hash
           from (select to_jsonb(t)::text as row from threed.${name} t) r`,
        );
        return `${name}: ${rows[0].rows} ${rows[0].hash}`;
      });
      return (await Promise.all(lines)).join("\n");
    },
    /** Names of the files in the store. */
    async objects(): Promise<string[]> {
      const folder = join(services.settings.dataDir, "objects");
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort();
    },
  };
}
