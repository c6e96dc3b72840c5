import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { isObjectName, mediaTypeOf, type ObjectStorage } from "./storage.ts";

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

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
  const failed = (response: Response, what: string) =>
    new Error(`Object storage could not ${what}: HTTP ${response.status}`);
  const head = async (name: string) => {
    const response = await client.fetch(urlOf(name), { method: "HEAD" });
    if (response.status === 404) return null;
    if (!response.ok) throw failed(response, "look up an object");
    return Number(response.headers.get("content-length"));
  };
  return {
    async put(prefix, bytes, extension) {
      const name = `${prefix}/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
      if ((await head(name)) === bytes.byteLength) return name;
      const headers = { "content-type": mediaTypeOf(name), "cache-control": "public, max-age=31536000, immutable" };
      const response = await client.fetch(urlOf(name), { method: "PUT", body: new Uint8Array(bytes), headers });
      if (!response.ok) throw failed(response, "store an object");
      return name;
    },
    async get(name) {
      const response = await client.fetch(urlOf(name));
      if (response.status === 404) return null;
      if (!response.ok) throw failed(response, "read an object");
      return new Uint8Array(await response.arrayBuffer());
    },
    size: head,
    async delete(name) {
      const response = await client.fetch(urlOf(name), { method: "DELETE" });
      if (!response.ok && response.status !== 404) throw failed(response, "delete an object");
    },
  };
}
