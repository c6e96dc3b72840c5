import { type Builder, pageRequest, toPage } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import type { connectionsOf } from "../connection.graphql.ts";
import { positionKey } from "../keyset.ts";
import { localized } from "../text.ts";
import { countStickers, listStickers, type StickerRow } from "./sticker.repository.ts";

export function addStickers(builder: Builder, connection: ReturnType<typeof connectionsOf>): void {
  const sticker = builder.objectRef<StickerRow>("Sticker");
  builder.objectType(sticker, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.string({ resolve: (row, _, context) => localized(row.title, context) }),
      type: t.exposeString("type"),
      scale: t.exposeFloat("scale"),
      stickerFile: t.string({ resolve: (row, _, context) => cdnUrl(context, row.file) }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.thumbnail) }),
    }),
  });
  const stickerConnection = connection("Sticker", sticker);
  builder.queryField("stickers", (t) =>
    t.field({
      type: stickerConnection,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: async (_, args, context) => {
        const page = pageRequest(args, context);
        const rows = await listStickers(context.db, page.first + 1, positionKey(page));
        return toPage(
          rows,
          page,
          (row) => [row.position, row.uuid],
          () => countStickers(context.db),
        );
      },
    }),
  );
}
