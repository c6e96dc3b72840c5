import { createHash } from "node:crypto";
import type { AssetFile } from "@carloom/build";

/** A file of a package, as its manifest names it. */
export const assetFile = (url: string, body: Uint8Array): AssetFile => ({
  url,
  bytes: body.byteLength,
  sha256: createHash("sha256").update(body).digest("hex"),
});
