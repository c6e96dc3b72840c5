import { toFile } from "@carloom/asset/pieces";
import { STATED_HUB } from "@carloom/asset/testing/stated-hub";
import { testPlacement } from "@carloom/build/testing";

/** What tests of the workshop send, and ask for. */
export const SHOWN = `uuid state received step progress version canUndo isPublished isOpen slug takenDownAt takenDownReason
  refusal { code level values message } notes { code level values } materials { name zone confidence }
  nodes { name slot isWheel } wheels { corner diameter } figures { bytes triangles draws } option published lost moves { from to } versions { number title { en } licence { author } renames } picture
  fixes { id isDone } simplified { budget before after } anchors { node } plates split splittable frame pieces
  corrections { length nose dropped fixes triangles zones { name value } faces { piece triangles runs as }
    wheels { corner at radius width } hubs { axle boltCount offsetMin clearDiameter } anchors { node at } hinges { id panels at axis angle } views { id fov } plates { side at width height tilt turn } } licence { kind author source proof }`;
export const payload = (name: string, args: string, given: string) =>
  `mutation ${name}(${args}) { ${name}(${given}) { workshopImport { ${SHOWN} } error { type message } } }`;
export const UPLOAD = payload("workshopUpload", "$input: WorkshopPartInput!", "input: $input");
export const ONE = `query workshopImport($uuid: UUID!) { workshopImport(uuid: $uuid) { ${SHOWN} } }`;
export const CORRECT = payload(
  "workshopCorrect",
  "$uuid: UUID!, $version: Int!, $input: WorkshopCorrectionsInput!",
  "uuid: $uuid, version: $version, input: $input",
);
export const UNDO = payload("workshopUndo", "$uuid: UUID!, $version: Int!", "uuid: $uuid, version: $version");
export const DESCRIBE = payload(
  "workshopDescribe",
  "$uuid: UUID!, $input: WorkshopTextsInput!",
  "uuid: $uuid, input: $input",
);
export const LICENSE = payload(
  "workshopLicense",
  "$uuid: UUID!, $input: WorkshopLicenceInput!",
  "uuid: $uuid, input: $input",
);
export const PICTURE = payload("workshopPicture", "$uuid: UUID!, $image: Upload!", "uuid: $uuid, image: $image");
export const PUBLISH = payload(
  "workshopPublish",
  "$uuid: UUID!, $open: Boolean!, $renames: [WorkshopRenameInput!], $opensAt: DateTime, $channels: [String!]",
  "uuid: $uuid, open: $open, renames: $renames, opensAt: $opensAt, channels: $channels",
);
export const ANNOUNCED = "query announced($slug: String!) { announcedTemplate(slug: $slug) { opensAt channels } }";
export const TAKE_DOWN = payload("workshopTakeDown", "$uuid: UUID!, $reason: String!", "uuid: $uuid, reason: $reason");
export const byUuid = (name: string) => payload(name, "$uuid: UUID!", "uuid: $uuid");
export const DELETE =
  "mutation workshopDelete($uuid: UUID!) { workshopDelete(uuid: $uuid) { success error { type message } } }";
export const LIST = "query workshopImports { workshopImports { uuid fileName } }";
export const NOTHING = { length: null, nose: null, zones: [], slots: [], dropped: [], kept: [] };

/** Words on one panel. */
export const testSticker = (panel: string) =>
  testPlacement("words", { art: { kind: "text", text: "words", font: "display", color: "#ffffff" }, panels: [panel] });

export const HUB = { ...STATED_HUB, clearDiameter: null };

/** The middle of the nose in the space of a file, for its frame. */
export const noseIn = (frame: readonly number[]): number[] => toFile(frame, [0, 0.52, 2.2]);

/** Corrections of faces, meshes and places, of a file with this frame. */
export const placesIn = (frame: readonly number[]) => ({
  triangles: 90_000,
  fixes: ["duplicates", "weld"],
  split: ["-Alloy"],
  faces: [{ piece: 3, triangles: 40, runs: [0, 4, 9, 2], as: "zone:roof" }],
  wheels: [{ corner: "front.left", at: [80, 33, 130], radius: 33, width: 22 }],
  hubs: [HUB],
  anchors: [{ node: "slot.spoiler", at: [0, 110, -200] }],
  hinges: [{ id: "door.left", panels: ["door.left"], at: [85, 60, 70], axis: [0, 1, 0], angle: -64 }],
  views: [{ id: "front", position: [0, 100, 900], target: [0, 50, 0], fov: 24 }],
  plates: [{ side: "front", at: noseIn(frame), width: 520, height: 110, tilt: 4, turn: 0 }],
});

/** All that can be asked of an import: reading first, then what support may not do, in the order that the test wants. */
export const everyAct = (uuid: string): [document: string, variables: Record<string, unknown>][] => [
  [LIST, {}],
  [ONE, { uuid }],
  [byUuid("workshopStart"), { uuid }],
  [byUuid("workshopStop"), { uuid }],
  [byUuid("workshopRestore"), { uuid }],
  [CORRECT, { uuid, version: 1, input: NOTHING }],
  [UNDO, { uuid, version: 1 }],
  [PUBLISH, { uuid, open: true }],
  [TAKE_DOWN, { uuid, reason: "a complaint" }],
  [DELETE, { uuid }],
  [LICENSE, { uuid, input: { kind: "CC0", author: "Me", source: "x", proof: "" } }],
  [
    DESCRIBE,
    { uuid, input: { title: { en: "a", ko: "a", ja: "a" }, slug: "a", brand: "a", model: "a", bodyStyle: "other" } },
  ],
];

/** Corrections of what is not there to be chosen, or of what no car has. */
export const WRONG_CORRECTIONS: readonly object[] = [
  { zones: [{ name: "Alloy", value: "engine" }] },
  { slots: [{ name: "Door_L", value: "wheels.front" }] },
  { length: 900 },
  { dropped: ["a\0"] },
  { kept: Array.from({ length: 501 }, () => "x") },
  { triangles: 4 },
  { fixes: ["paint"] },
  { faces: [{ piece: 0, triangles: 4, runs: [2, 3], as: "zone:body" }] },
  { faces: [{ piece: 0, triangles: 4, runs: [0, 1], as: "is:engine" }] },
  {
    faces: [0, 1].map((piece) => ({
      piece,
      triangles: 99_999,
      runs: Array.from({ length: 32_000 }, (_, i) => (i % 2 === 0 ? i : 1)),
      as: "out",
    })),
  },
  { wheels: [{ corner: "middle", at: [0, 0, 0], radius: 1, width: 1 }] },
  { wheels: [{ corner: "front.left", at: [0, 0], radius: 1, width: 1 }] },
  { hubs: [{ ...HUB, boltCount: 9 }] },
  { hubs: [{ ...HUB, offsetStock: 51 }] },
  { hubs: [HUB, HUB] },
  { anchors: [{ node: "../../etc", at: [0, 0, 0] }] },
  { hinges: [{ id: "door.left", panels: [], at: [0, 0, 0], axis: [0, 0, 0], angle: 1 }] },
  { plates: [{ side: "front", at: [0, 0], width: 520, height: 110, tilt: 0, turn: 0 }] },
  { views: [{ id: "front", position: [0, 0, 1e9], target: [0, 0, 0], fov: 30 }] },
];
