import { randomUUID } from "node:crypto";
import type { Content } from "./content.ts";

/** A multipart request of the GraphQL specification; files become `{ key, type }` in their variables. */
export async function readUpload(raw: Buffer, type: string, content: Content): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData();
  const operation = JSON.parse(String(form.get("operations"))) as Record<string, unknown>;
  const map = JSON.parse(String(form.get("map"))) as Record<string, string[]>;
  for (const [name, paths] of Object.entries(map)) {
    const file = form.get(name) as File;
    const key = randomUUID();
    content.uploads.set(key, {
      bytes: Buffer.from(await file.arrayBuffer()),
      type: file.type,
      width: 800,
      height: 500,
    });
    for (const path of paths) {
      const steps = path.split(".");
      const last = steps.pop() ?? "";
      const holder = steps.reduce<Record<string, unknown>>(
        (at, step) => at[step] as Record<string, unknown>,
        operation,
      );
      holder[last] = { key };
    }
  }
  return operation;
}
