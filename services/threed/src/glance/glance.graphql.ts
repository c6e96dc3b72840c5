import type { Builder } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { type Glance, glanceAt } from "./glance.command.ts";

export function addGlance(builder: Builder, error: MutationErrorRef): void {
  const payload = builder.objectRef<Outcome<Glance>>("BuildGlance");
  builder.objectType(payload, {
    fields: (t) => ({
      // 1200 × 630; nothing while it is drawn, and where none can be.
      url: t.string({
        nullable: true,
        resolve: ({ value }, _, context) => cdnUrlOrNull(context, value?.name ?? null),
      }),
      // Ask again in a few seconds.
      waiting: t.boolean({ resolve: ({ value }) => value?.waiting === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.mutationField("buildGlance", (t) =>
    t.field({
      type: payload,
      args: { templateSlug: t.arg.string({ required: true }), build: t.arg({ type: "JSON", required: true }) },
      resolve: (_, args, context) => glanceAt(context, args),
    }),
  );
}
