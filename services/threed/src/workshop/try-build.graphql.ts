import { requireAnyRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { type TriedBuild, tryBuild } from "./try-build.command.ts";

/** Any build on a car that visitors do not see yet, for whoever works on it. */
export function addTryBuild(builder: Builder, error: MutationErrorRef): void {
  const leftOut = builder.objectRef<TriedBuild["leftOut"]>("WorkshopLeftOut").implement({
    description: "How much of a build this car does not have, or does not take.",
    fields: (t) => ({ zones: t.exposeInt("zones"), parts: t.exposeInt("parts"), stickers: t.exposeInt("stickers") }),
  });
  const json = ["build", "parts", "stickers", "uploads", "vinyls"] as const;
  const tried = builder.objectRef<TriedBuild>("WorkshopTriedBuild").implement({
    description: "A build on this car, and the addresses of all that it shows.",
    fields: (t) => ({
      ...(Object.fromEntries(
        json.map((name) => [name, t.field({ type: "JSON", resolve: (one) => one[name] })]),
      ) as Record<(typeof json)[number], ReturnType<typeof t.field>>),
      other: t.field({
        type: "JSON",
        nullable: true,
        description: "Dimensions (metres) of the car that it was made on, where that is another one.",
        resolve: (one) => one.other,
      }),
      leftOut: t.field({ type: leftOut, resolve: (one) => one.leftOut }),
    }),
  });
  const payload = builder.objectRef<Outcome<TriedBuild>>("WorkshopTry").implement({
    fields: (t) => ({
      tried: t.field({ type: tried, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryField("workshopTry", (t) =>
    t.field({
      type: payload,
      args: {
        uuid: t.arg({ type: "UUID", required: true }),
        reference: t.arg.string({ description: "Link or code of a build that is shown, or a preset of one's own." }),
        build: t.arg({ type: "JSON", description: "A build document, where there is no reference." }),
      },
      resolve: (_, { uuid, reference, build }, context) => {
        requireAnyRole(context, "catalogue", "support");
        return tryBuild(context, uuid, { reference: reference?.slice(0, 500) ?? null, build });
      },
    }),
  );
}
