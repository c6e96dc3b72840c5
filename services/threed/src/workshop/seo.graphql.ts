import { requireRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import type { Ref } from "../connection.graphql.ts";
import type { Outcome } from "../failure.ts";
import { seoImport, seoPictureImport } from "./seo.command.ts";
import type { WorkshopRow } from "./workshop.repository.ts";

/** A text in every language. */
export const addTitleInput = (builder: Builder) =>
  builder.inputType("WorkshopTitleInput", {
    fields: (t) => ({
      en: t.string({ required: true }),
      ko: t.string({ required: true }),
      ja: t.string({ required: true }),
    }),
  });

type Payload = ReturnType<Ref<Outcome<WorkshopRow>>["implement"]>;

/** What search engines and links say of a car of the workshop. */
export function addWorkshopSeo(
  builder: Builder,
  { payload, titleInput }: { payload: Payload; titleInput: ReturnType<typeof addTitleInput> },
): void {
  const input = builder.inputType("WorkshopSeoInput", {
    description: "In each language; empty: what stands on the car's own page.",
    fields: (t) => ({
      title: t.field({ type: titleInput, required: true }),
      description: t.field({ type: titleInput, required: true }),
    }),
  });
  builder.mutationFields((t) => ({
    workshopSeo: t.field({
      type: payload,
      args: { uuid: t.arg({ type: "UUID", required: true }), input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => {
        requireRole(context, "catalogue");
        return seoImport(context, args.uuid, args.input);
      },
    }),
    workshopSeoPicture: t.field({
      type: payload,
      args: {
        uuid: t.arg({ type: "UUID", required: true }),
        image: t.arg({ type: "Upload", description: "Absent: the car's picture stands beside its links again." }),
      },
      resolve: (_, args, context) => {
        requireRole(context, "catalogue");
        return seoPictureImport(context, args.uuid, args.image ?? null);
      },
    }),
  }));
}
