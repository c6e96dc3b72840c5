import { requireAnyRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import type { MutationErrorRef } from "../failure.ts";
import { addWorkshopImport } from "./workshop.import.graphql.ts";
import { addWorkshopMutations } from "./workshop.mutations.graphql.ts";
import { importByUuid, latestImports } from "./workshop.repository.ts";

const MOST_LISTED = 50;

/** Types that cars and parts of the workshop have alike. */
export type WorkshopShared = ReturnType<typeof addWorkshop>;

/** The workshop, for whoever may change the catalogue; who answers complaints may take a car down. */
export function addWorkshop(builder: Builder, error: MutationErrorRef) {
  const types = addWorkshopImport(builder);
  const { ref } = types;
  builder.queryFields((t) => ({
    workshopImports: t.field({
      type: [ref],
      resolve: (_, __, context) => {
        requireAnyRole(context, "catalogue", "support");
        return latestImports(context.db, MOST_LISTED);
      },
    }),
    workshopImport: t.field({
      type: ref,
      nullable: true,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: async (_, { uuid }, context) => {
        requireAnyRole(context, "catalogue", "support");
        return (await importByUuid(context.db, uuid, "car")) ?? null;
      },
    }),
  }));
  return { ...types.shared, ...addWorkshopMutations(builder, error, types) };
}
