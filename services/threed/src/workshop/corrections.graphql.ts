import type { Builder } from "@carloom/platform";
import type { WorkshopCorrections } from "./corrections.policy.ts";

const NOSES = { PLUS_X: "+x", MINUS_X: "-x", PLUS_Z: "+z", MINUS_Z: "-z" } as const;

type Said = WorkshopCorrections["zones"][number];

const addNose = (builder: Builder) =>
  builder.enumType("WorkshopNose", {
    values: Object.fromEntries(Object.entries(NOSES).map(([key, value]) => [key, { value }])) as {
      [K in keyof typeof NOSES]: { value: (typeof NOSES)[K] };
    },
  });
type Nose = ReturnType<typeof addNose>;

/** What people put right, as it is shown and as it is sent. */
export function addCorrections(builder: Builder) {
  const nose = addNose(builder);
  const said = builder.objectRef<Said>("WorkshopChoice").implement({
    fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value", { nullable: true }) }),
  });
  const faces = builder.objectRef<WorkshopCorrections["faces"][number]>("WorkshopFaces").implement({
    description: "Faces of one primitive of the file, as ranges: beginning and length by turns.",
    fields: (t) => ({
      piece: t.exposeInt("piece"),
      triangles: t.exposeInt("triangles"),
      runs: t.exposeIntList("runs"),
      as: t.exposeString("as"),
    }),
  });
  const wheel = builder.objectRef<WorkshopCorrections["wheels"][number]>("WorkshopStatedWheel").implement({
    fields: (t) => ({
      corner: t.string({ resolve: ({ corner }) => corner }),
      at: t.floatList({ resolve: ({ at }) => [...at] }),
      radius: t.exposeFloat("radius"),
      width: t.exposeFloat("width"),
    }),
  });
  const hub = builder.objectRef<WorkshopCorrections["hubs"][number]>("WorkshopStatedHub").implement({
    description: "What is known of an axle's hubs. Rims in inches, the rest in millimetres.",
    fields: (t) => ({
      axle: t.string({ resolve: ({ axle }) => axle }),
      boltCount: t.exposeInt("boltCount"),
      boltPcd: t.exposeFloat("boltPcd"),
      centreBore: t.exposeFloat("centreBore"),
      diameterMin: t.exposeFloat("diameterMin"),
      diameterStock: t.exposeFloat("diameterStock"),
      diameterMax: t.exposeFloat("diameterMax"),
      widthMin: t.exposeFloat("widthMin"),
      widthStock: t.exposeFloat("widthStock"),
      widthMax: t.exposeFloat("widthMax"),
      offsetMin: t.exposeFloat("offsetMin"),
      offsetStock: t.exposeFloat("offsetStock"),
      offsetMax: t.exposeFloat("offsetMax"),
      brakeDiameter: t.exposeFloat("brakeDiameter", { nullable: true }),
      clearDiameter: t.exposeFloat("clearDiameter", { nullable: true }),
    }),
  });
  const anchor = builder.objectRef<WorkshopCorrections["anchors"][number]>("WorkshopStatedAnchor").implement({
    fields: (t) => ({ node: t.exposeString("node"), at: t.floatList({ resolve: ({ at }) => [...at] }) }),
  });
  const hinge = builder.objectRef<WorkshopCorrections["hinges"][number]>("WorkshopStatedHinge").implement({
    fields: (t) => ({
      id: t.string({ resolve: ({ id }) => id }),
      panels: t.exposeStringList("panels"),
      at: t.floatList({ resolve: ({ at }) => [...at] }),
      axis: t.floatList({ resolve: ({ axis }) => [...axis] }),
      angle: t.exposeFloat("angle"),
    }),
  });
  const view = builder.objectRef<WorkshopCorrections["views"][number]>("WorkshopStatedView").implement({
    fields: (t) => ({
      id: t.string({ resolve: ({ id }) => id }),
      position: t.floatList({ resolve: ({ position }) => [...position] }),
      target: t.floatList({ resolve: ({ target }) => [...target] }),
      fov: t.exposeFloat("fov"),
    }),
  });
  const plate = builder.objectRef<WorkshopCorrections["plates"][number]>("WorkshopStatedPlate").implement({
    description:
      "A number plate: its middle in the file's space, its size in millimetres, its angles in degrees of the car.",
    fields: (t) => ({
      side: t.string({ resolve: ({ side }) => side }),
      at: t.floatList({ resolve: ({ at }) => [...at] }),
      width: t.exposeFloat("width"),
      height: t.exposeFloat("height"),
      tilt: t.exposeFloat("tilt"),
      turn: t.exposeFloat("turn"),
    }),
  });
  const shown = builder.objectRef<WorkshopCorrections>("WorkshopCorrections").implement({
    description: "What a person put right. Places are in the file's own space.",
    fields: (t) => ({
      length: t.float({ nullable: true, resolve: ({ length }) => length }),
      nose: t.field({ type: nose, nullable: true, resolve: (one) => one.nose }),
      triangles: t.int({ nullable: true, resolve: ({ triangles }) => triangles }),
      zones: t.field({ type: [said], resolve: ({ zones }) => zones }),
      slots: t.field({ type: [said], resolve: ({ slots }) => slots }),
      dropped: t.exposeStringList("dropped"),
      kept: t.exposeStringList("kept"),
      fixes: t.stringList({ resolve: ({ fixes }) => fixes }),
      split: t.exposeStringList("split"),
      faces: t.field({ type: [faces], resolve: (one) => one.faces }),
      wheels: t.field({ type: [wheel], resolve: ({ wheels }) => wheels }),
      hubs: t.field({ type: [hub], resolve: ({ hubs }) => hubs }),
      anchors: t.field({ type: [anchor], resolve: ({ anchors }) => anchors }),
      hinges: t.field({ type: [hinge], resolve: ({ hinges }) => hinges }),
      views: t.field({ type: [view], resolve: ({ views }) => views }),
      plates: t.field({ type: [plate], resolve: ({ plates }) => plates }),
    }),
  });
  return { shown, sent: addInput(builder, nose) };
}

/** The same as it is sent. What it may hold is the policy's to say. */
function addInput(builder: Builder, nose: Nose) {
  const choice = builder.inputType("WorkshopChoiceInput", {
    fields: (t) => ({ name: t.string({ required: true }), value: t.string() }),
  });
  const faces = builder.inputType("WorkshopFacesInput", {
    fields: (t) => ({
      piece: t.int({ required: true }),
      triangles: t.int({ required: true }),
      runs: t.intList({ required: true }),
      as: t.string({ required: true }),
    }),
  });
  const wheel = builder.inputType("WorkshopStatedWheelInput", {
    fields: (t) => ({
      corner: t.string({ required: true }),
      at: t.floatList({ required: true }),
      radius: t.float({ required: true }),
      width: t.float({ required: true }),
    }),
  });
  const hub = builder.inputType("WorkshopStatedHubInput", {
    fields: (t) => ({
      axle: t.string({ required: true }),
      boltCount: t.int({ required: true }),
      boltPcd: t.float({ required: true }),
      centreBore: t.float({ required: true }),
      diameterMin: t.float({ required: true }),
      diameterStock: t.float({ required: true }),
      diameterMax: t.float({ required: true }),
      widthMin: t.float({ required: true }),
      widthStock: t.float({ required: true }),
      widthMax: t.float({ required: true }),
      offsetMin: t.float({ required: true }),
      offsetStock: t.float({ required: true }),
      offsetMax: t.float({ required: true }),
      brakeDiameter: t.float(),
      clearDiameter: t.float(),
    }),
  });
  const anchor = builder.inputType("WorkshopStatedAnchorInput", {
    fields: (t) => ({ node: t.string({ required: true }), at: t.floatList({ required: true }) }),
  });
  const hinge = builder.inputType("WorkshopStatedHingeInput", {
    fields: (t) => ({
      id: t.string({ required: true }),
      panels: t.stringList({ required: true }),
      at: t.floatList({ required: true }),
      axis: t.floatList({ required: true }),
      angle: t.float({ required: true }),
    }),
  });
  const view = builder.inputType("WorkshopStatedViewInput", {
    fields: (t) => ({
      id: t.string({ required: true }),
      position: t.floatList({ required: true }),
      target: t.floatList({ required: true }),
      fov: t.float({ required: true }),
    }),
  });
  const plate = builder.inputType("WorkshopStatedPlateInput", {
    fields: (t) => ({
      side: t.string({ required: true }),
      at: t.floatList({ required: true }),
      width: t.float({ required: true }),
      height: t.float({ required: true }),
      tilt: t.float({ required: true }),
      turn: t.float({ required: true }),
    }),
  });
  return builder.inputType("WorkshopCorrectionsInput", {
    fields: (t) => ({
      length: t.float(),
      nose: t.field({ type: nose }),
      triangles: t.int(),
      zones: t.field({ type: [choice], required: true }),
      slots: t.field({ type: [choice], required: true }),
      dropped: t.stringList({ required: true }),
      kept: t.stringList({ required: true }),
      fixes: t.stringList(),
      split: t.stringList(),
      faces: t.field({ type: [faces] }),
      wheels: t.field({ type: [wheel] }),
      hubs: t.field({ type: [hub] }),
      anchors: t.field({ type: [anchor] }),
      hinges: t.field({ type: [hinge] }),
      views: t.field({ type: [view] }),
      plates: t.field({ type: [plate] }),
    }),
  });
}

type Hub = WorkshopCorrections["hubs"][number];
const hubsOf = (list: readonly Partial<Hub>[]) =>
  list.map((hub) => ({
    ...hub,
    brakeDiameter: hub.brakeDiameter ?? null,
    clearDiameter: hub.clearDiameter ?? null,
  }));

type Choice = { name: string; value?: string | null | undefined };

/** What was sent, without what was left open. */
export function sentCorrections(input: object): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const choices = (list: readonly Choice[]) => list.map(({ name, value }) => ({ name, value: value ?? null }));
  return Object.fromEntries(
    given.map(([key, value]) => [
      key,
      key === "zones" || key === "slots" ? choices(value as Choice[]) : key === "hubs" ? hubsOf(value as Hub[]) : value,
    ]),
  );
}
