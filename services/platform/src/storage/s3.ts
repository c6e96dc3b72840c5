import { createHash } from "node:crypto";
import type { Settings } from "@carloom/settings/server";
import { AwsClient } from "aws4fetch";
import { isObjectName, mediaTypeOf, type ObjectStorage, StorageAwayError } from "./storage.ts";

/** Where objects are kept, and the keys to it. */
export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** What the settings say of it; null where objects are kept in a folder. */
export function s3Options(e: Settings["env"]): S3Options | null {
  if (!e.S3_ENDPOINT || !e.S3_BUCKET) return null;
  return {
    endpoint: e.S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? "",
  };
}

/** The largest file on a slow line; a storage that is cut off is given up then. */
const PATIENCE_MS = 60_000;

/** Objects in a bucket of any server that speaks the S3 protocol (path-style addresses). */
export function s3Storage(options: S3Options): ObjectStorage {
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: "s3",
    retries: 3,
  });
  const urlOf = (name: string) => {
    if (!isObjectName(name)) throw new Error("This is not the name of an object.");
    return `${options.endpoint}/${options.bucket}/${name}`;
  };
  const failed = (response: Response, what: string) => {
    const said = `Object storage could not ${what}: HTTP ${response.status}`;
    return response.status >= 500 ? new StorageAwayError(said) : new Error(said);
  };
  const ask = async (name: string, init: RequestInit = {}): Promise<Response> => {
    const url = urlOf(name);
    try {
      return await client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      throw new StorageAwayError(`Object storage does not answer: ${String(error)}`, { cause: error });
    }
  };
  const head = async (name: string) => {
    const response = await ask(name, { method: "HEAD" });
    if (response.status === 404) return null;
    if (!response.ok) throw failed(response, "look up an object");
    return Number(response.headers.get("content-length"));
  };
  return {
    async put(prefix, bytes, extension) {
      const name = `${prefix}/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
      if ((await head(name)) === bytes.byteLength) return name;
      const headers = { "content-type": mediaTypeOf(name), "cache-control": "public, max-age=31536000, immutable" };
      const response = await ask(name, { method: "PUT", body: new Uint8Array(bytes), headers });
      if (!response.ok) throw failed(response, "store an object");
      return name;
    },
    async get(name) {
      const response = await ask(name);
      if (response.status === 404) return null;
      if (!response.ok) throw failed(response, "read an object");
      return new Uint8Array(await response.arrayBuffer());
    },
    size: head,
    async delete(name) {
      const response = await ask(name, { method: "DELETE" });
      if (!response.ok && response.status !== 404) throw failed(response, "delete an object");
    },
  };
}
