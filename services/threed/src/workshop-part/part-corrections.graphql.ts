import type { Builder } from "@carloom/platform";
import type { WorkshopPartCorrections } from "./part-corrections.policy.ts";

type Said = WorkshopPartCorrections;
type Named = { name: string; value: string | null };
type Pattern = { count: number; pcd: number };
type PatternRef = ReturnType<ReturnType<typeof patternRef>["implement"]>;
const patternRef = (builder: Builder) => builder.objectRef<Pattern>("WorkshopBolts");

/** What staff say of a part, as it is shown and as it is sent; `read` is what the policy then looks at. */
export function addPartCorrections(builder: Builder, pattern: PatternRef) {
  const named = builder.objectRef<Named>("WorkshopPartNamed").implement({
    fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value", { nullable: true }) }),
  });
  const size = builder.objectRef<NonNullable<Said["size"]>>("WorkshopPartSize").implement({
    fields: (t) => ({ axis: t.string({ resolve: ({ axis }) => axis }), mm: t.exposeFloat("mm") }),
  });
  const rim = builder.objectRef<NonNullable<Said["rim"]>>("WorkshopPartRim").implement({
    fields: (t) => ({ diameter: t.exposeFloat("diameter"), width: t.exposeFloat("width") }),
  });
  const shown = builder.objectRef<Said>("WorkshopPartCorrections").implement({
    description: "Null is as proposed. Lengths in mm, the rim in inches, turns in degrees.",
    fields: (t) => ({
      kind: t.string({ nullable: true, resolve: ({ kind }) => kind }),
      turn: t.floatList({ nullable: true, resolve: ({ turn }) => turn }),
      size: t.field({ type: size, nullable: true, resolve: (one) => one.size }),
      anchor: t.floatList({ nullable: true, resolve: ({ anchor }) => anchor }),
      bolts: t.field({ type: pattern, nullable: true, resolve: ({ bolts }) => bolts }),
      bore: t.exposeFloat("bore", { nullable: true }),
      rim: t.field({ type: rim, nullable: true, resolve: (one) => one.rim }),
      interface: t.string({ nullable: true, resolve: (one) => one.interface }),
      span: t.exposeFloat("span", { nullable: true }),
      oneMesh: t.exposeBoolean("oneMesh"),
      substance: t.string({ nullable: true, resolve: ({ substance }) => substance }),
      weightKg: t.exposeFloat("weightKg", { nullable: true }),
      zones: t.field({ type: [named], resolve: ({ zones }) => zones }),
      roles: t.field({ type: [named], resolve: ({ roles }) => roles }),
    }),
  });
  const namedInput = builder.inputType("WorkshopPartNamedInput", {
    fields: (t) => ({ name: t.string({ required: true }), value: t.string() }),
  });
  const sizeInput = builder.inputType("WorkshopPartSizeInput", {
    fields: (t) => ({ axis: t.string({ required: true }), mm: t.float({ required: true }) }),
  });
  const boltsInput = builder.inputType("WorkshopBoltsInput", {
    fields: (t) => ({ count: t.int({ required: true }), pcd: t.float({ required: true }) }),
  });
  const rimInput = builder.inputType("WorkshopPartRimInput", {
    fields: (t) => ({ diameter: t.float({ required: true }), width: t.float({ required: true }) }),
  });
  const sent = builder.inputType("WorkshopPartCorrectionsInput", {
    fields: (t) => ({
      kind: t.string(),
      turn: t.floatList(),
      size: t.field({ type: sizeInput }),
      anchor: t.floatList(),
      bolts: t.field({ type: boltsInput }),
      bore: t.float(),
      rim: t.field({ type: rimInput }),
      interface: t.string(),
      span: t.float(),
      oneMesh: t.boolean(),
      substance: t.string(),
      weightKg: t.float(),
      zones: t.field({ type: [namedInput] }),
      roles: t.field({ type: [namedInput] }),
    }),
  });
  /** What was not sent is as proposed. */
  const read = (input: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(input).flatMap(([key, value]: [string, unknown]) => {
        if (value === undefined || (value === null && ["zones", "roles", "oneMesh"].includes(key))) return [];
        if (key === "zones" && Array.isArray(value))
          return [
            [
              key,
              value.map((one: { name: string; value?: string | null }) => ({
                name: one.name,
                value: one.value ?? null,
              })),
            ],
          ];
        return [[key, value]];
      }),
    );
  return { shown, sent, read };
}
