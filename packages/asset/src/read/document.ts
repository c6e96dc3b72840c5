import type { Document } from "@gltf-transform/core";
import { metalRough, uninstance } from "@gltf-transform/functions";
import { AssetRefusal } from "../refusal.ts";
import { createIO } from "./io.ts";

/** A checked GLB with every copy by itself and one kind of material. @throws AssetRefusal */
export async function readDocument(file: Uint8Array): Promise<Document> {
  try {
    // Uploads are often views into a larger buffer; the reader wants its words aligned.
    const aligned = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
    const document = await (await createIO()).readBinary(aligned);
    await document.transform(uninstance(), metalRough());
    return document;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    throw new AssetRefusal("unreadable", { reason });
  }
}
