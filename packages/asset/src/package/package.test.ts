import type { Manifest } from "@carloom/build";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { assetFile } from "../manifest/asset-file.ts";
import { AssetRefusal } from "../refusal.ts";
import { ASSET, declaresFiveGigabytes, glb, nodeChain } from "../testing/glb.ts";
import { isTemplatePackage, openTemplatePackage } from "./open.ts";
import { openPackageIsolated } from "./isolated.ts";
import { type PackageInput, packTemplate } from "./pack.ts";

const label = (en: string) => ({ en, ko: en, ja: en });
const PNG = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

/** One triangle that is a hood, and an anchor. */
function model(more: object = {}): Uint8Array {
  const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const json = {
    asset: ASSET,
    scene: 0,
    scenes: [{ nodes: [0, 1] }],
    nodes: [{ name: "panel.hood", mesh: 0 }, { name: "slot.spoiler" }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    materials: [{ name: "zone.body" }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
    ...more,
  };
  return glb(json, new Uint8Array(positions.buffer));
}

function input(full: Uint8Array, over: Partial<Manifest> = {}): PackageInput {
  const manifest: Manifest = {
    version: 1,
    brand: "Test",
    model: "One",
    years: [2026, 2026],
    bodyStyle: "coupe",
    dimensions: { length: 4.5, width: 1.9, height: 1.3, wheelbase: 2.7, trackFront: 1.6, trackRear: 1.6 },
    model3d: { full: assetFile("model/0.glb", full), lods: [] },
    zones: [{ id: "body", label: label("Body"), paint: { color: "#aa0000", finish: "metallic" }, livery: true }],
    panels: [{ id: "hood", label: label("Hood"), zone: "body", chart: [0, 0, 1, 1] }],
    livery: { texCoord: 1, mmPerUnit: 4096 },
    slots: [
      {
        id: "spoiler",
        label: label("Spoiler"),
        anchors: [{ node: "slot.spoiler", position: [0, 1, -2], rotation: [0, 0, 0, 1], mirror: false }],
        stock: false,
      },
    ],
    cameras: [{ id: "front", position: [3, 1.5, 6], target: [0, 0.6, 0], fov: 30 }],
    hinges: [],
    lights: [],
    credits: "© Ada",
    ...over,
  };
  return {
    slug: "test-one",
    title: { en: "Test One", ko: "테스트 원", ja: "テスト・ワン" },
    description: null,
    licence: { kind: "CC_BY", author: "Ada", source: "https://ada.example" },
    manifest,
    files: new Map([["model/0.glb", full]]),
    picture: { bytes: PNG, extension: "png" },
  };
}
const whole = packTemplate(input(model()));

type List = { version: number; files: Record<string, { bytes: number; sha256: string }> };
/** The package with other entries, and its list as it then should be, or as `list` changes it. */
function changed(
  change: (files: Record<string, Uint8Array>) => void,
  isListed = true,
  list: (list: List) => void = () => undefined,
): Uint8Array {
  const files = unzipSync(whole);
  const stated = JSON.parse(strFromU8(files["carloom.json"] ?? new Uint8Array())) as List;
  change(files);
  if (isListed)
    stated.files = Object.fromEntries(
      Object.entries(files)
        .filter(([name]) => name !== "carloom.json")
        .map(([name, bytes]) => {
          const { bytes: length, sha256 = "" } = assetFile(name, bytes);
          return [name, { bytes: length, sha256 }];
        }),
    );
  list(stated);
  return zipSync({ ...files, "carloom.json": strToU8(JSON.stringify(stated)) });
}
/** The package as a zip that says of one entry that it unfolds to so many bytes. */
function declaring(name: string, bytes: number): Uint8Array {
  const zip = Buffer.from(whole);
  // the directory comes last, 46 bytes before each name
  zip.writeUInt32LE(bytes, zip.lastIndexOf(name) - 46 + 24);
  return zip;
}
const codeOf = (file: Uint8Array): Promise<string> =>
  openTemplatePackage(file).then(
    () => "ok",
    (error: unknown) => (error instanceof AssetRefusal ? error.code : String(error)),
  );
/** A car whose model is another one, and whose list and manifest agree with it. */
const withModel = (bytes: Uint8Array) => packTemplate(input(bytes));

describe("a package", () => {
  it("comes out of its process as it went in, and is the same file whenever it is packed", async () => {
    expect(isTemplatePackage(whole)).toBe(true);
    expect(isTemplatePackage(zipSync({ "car.glb": model() }))).toBe(false);
    const opened = await openPackageIsolated(whole);
    expect(opened.manifest).toEqual(input(model()).manifest);
    expect(Buffer.from(opened.files.get("model/0.glb") ?? []).equals(model())).toBe(true);
    expect(opened.report.source).toMatchObject({ triangles: 1, draws: 1, nodes: 2, materials: 1 });
    expect(opened.report.notes.map(({ code }) => code)).toEqual(["package-taken", "package-licence"]);
    const { manifest, files, ...texts } = opened;
    expect(Buffer.from(packTemplate({ ...texts, manifest, files })).equals(whole)).toBe(true);
  });

  it("states its licence for people", () => {
    const text = strFromU8(unzipSync(whole)["LICENSE.txt"] ?? new Uint8Array());
    expect(text).toContain("Author: Ada");
    expect(text).toContain("gives no right");
  });

  it.each<[string, string, () => Uint8Array]>([
    ["is no zip", "package-broken", () => model()],
    ["is cut off", "zip-broken", () => whole.subarray(0, whole.byteLength - 40)],
    ["has no list", "package-broken", () => zipSync({ "manifest.json": strToU8("{}") })],
    [
      "is of a later form",
      "package-newer",
      () =>
        changed(
          () => undefined,
          true,
          (list) => (list.version = 2),
        ),
    ],
    [
      "has a manifest of a later form",
      "package-newer",
      () => changed((files) => (files["manifest.json"] = strToU8('{"version":999}'))),
    ],
    ["has no manifest", "package-broken", () => changed((files) => delete files["manifest.json"])],
    ["lacks a file", "file-missing", () => changed((files) => delete files["model/0.glb"], false)],
    ["holds a changed file", "package-hash", () => changed((files) => (files["picture.png"] = strToU8("x")), false)],
    [
      "holds a file of the right size that was changed",
      "package-hash",
      () => changed((files) => (files["picture.png"] = PNG.map((byte) => byte ^ 1)), false),
    ],
    [
      "holds a model that its manifest does not mean",
      "package-hash",
      () => changed((files) => (files["model/0.glb"] = model({ materials: [{ name: "zone.body" }, {}] }))),
    ],
    ["holds what it does not list", "package-unlisted", () => changed((f) => (f["b.png"] = PNG), false)],
    ["lists what no car needs", "package-unlisted", () => changed((files) => (files["run.html"] = PNG))],
    ["climbs out of itself", "zip-path", () => changed((files) => (files["../b.png"] = PNG))],
    [
      "has very many files",
      "zip-too-many",
      () =>
        changed((files) => {
          for (let i = 0; i < 60; i++) files[`p${i}.png`] = PNG;
        }),
    ],
    ["unfolds to gigabytes", "zip-too-large", () => declaring("model/0.glb", 4_000_000_000)],
    ["has a picture that is none", "picture-type", () => changed((f) => (f["picture.png"] = strToU8("no picture")))],
    [
      "has an SVG as its picture",
      "picture-type",
      () =>
        changed((files) => {
          files["picture.png"] = strToU8('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
        }),
    ],
    ["has a model that declares gigabytes", "declares-too-much", () => withModel(declaresFiveGigabytes())],
    ["has a model of 20,000 nested nodes", "node-depth", () => withModel(nodeChain(20_000))],
    ["has a model that is none", "not-a-glb", () => withModel(strToU8("no model, though it is long enough to be one"))],
    ["has a model that breaks the standard", "package-model", () => withModel(model({ scene: 7 }))],
    [
      "names a zone that the model lacks",
      "package-broken",
      () => packTemplate(input(model({ materials: [{ name: "Paint" }] }))),
    ],
  ])("that %s is refused (%s)", async (_, code, file) => {
    expect(await codeOf(file())).toBe(code);
  });
});
