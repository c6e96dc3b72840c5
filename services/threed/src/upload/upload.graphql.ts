import type { Builder } from "@carloom/platform";
import { GraphQLError } from "graphql";
import { cdnUrl } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { uploadImage } from "./upload.command.ts";
import { touchUploads, type UploadRow, uploadsByUuid } from "./upload.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

function addUploadedImage(builder: Builder) {
  const ref = builder.objectRef<UploadRow>("UploadedImage");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      url: t.string({ resolve: (row, _, context) => cdnUrl(context, row.object_name) }),
      width: t.exposeInt("width"),
      height: t.exposeInt("height"),
      mimeType: t.exposeString("mime_type"),
      generatedBy: t.exposeString("generated_by", { nullable: true }),
      widthMm: t.exposeInt("width_mm", { nullable: true }),
    }),
  });
  return ref;
}

export type UploadRef = ReturnType<typeof addUploadedImage>;

export function addUploads(builder: Builder, error: MutationErrorRef): UploadRef {
  const image = addUploadedImage(builder);
  const payload = builder.objectRef<Outcome<UploadRow>>("UploadImage");
  builder.objectType(payload, {
    fields: (t) => ({
      image: t.field({ type: image, nullable: true, resolve: (outcome) => outcome.value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryField("images", (t) =>
    t.field({
      type: [image],
      args: { uuids: t.arg({ type: ["UUID"], required: true }) },
      resolve: async (_, { uuids }, { db, visitor, settings }) => {
        const max = settings.env.LIMIT_PAGE;
        if (uuids.length > max) {
          throw new GraphQLError(`At most ${max} pictures are answered at once.`, {
            extensions: { code: "BAD_USER_INPUT" },
          });
        }
        const found = await uploadsByUuid(db, uuids, visitor && ownerOf(visitor));
        // a guest's browser asks for what its draft shows
        await touchUploads(db, [...found.keys()]);
        return uuids.flatMap((uuid) => found.get(uuid) ?? []);
      },
    }),
  );
  builder.mutationField("uploadImage", (t) =>
    t.field({
      type: payload,
      args: { image: t.arg({ type: "Upload", required: true }) },
      resolve: (_, args, context) => uploadImage(context, args.image),
    }),
  );
  return image;
}
