import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { openPackageIsolated } from "@carloom/asset";
import type { Services } from "@carloom/platform";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { filesOfManifest, mapManifestUrls } from "../template/manifest-urls.ts";
import {
  changeImport,
  endRun,
  filesOfResult,
  resultsByUuid,
  type WorkshopResult,
  type WorkshopRow,
} from "./workshop.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
export type OpenPackage = typeof openPackageIsolated;

/** A run that was stopped meanwhile, or replaced by another. */
export class Unwanted extends Error {}

/** Nothing was proposed: a package says itself what is what. */
const NOTHING: WorkshopResult["found"] = { materials: [], nodes: [], wheels: [], props: [] };

/**
 * Takes a car out of another installation's package, as it is: model and manifest stay byte for byte, texts and picture are
 * proposed. By what right it is shown, whoever brought it says anew. @returns false where nobody wants it any more
 */
export async function takePackage(
  services: Store,
  row: WorkshopRow,
  bytes: Uint8Array,
  open: OpenPackage,
): Promise<boolean> {
  const { slug, title, description, manifest, files, picture: proposed, report } = await open(bytes);
  // what staff have said since the first time stays, and so does the address of what is published
  const isFirst = !row.has_result;
  const picture = isFirst ? proposed : null;
  const named = filesOfManifest(manifest);
  const objects = [
    ...named.map(({ url }) => ({
      folder: "model",
      bytes: files.get(url) ?? new Uint8Array(),
      extension: extname(url).slice(1),
    })),
    ...(picture ? [{ folder: "template", ...picture }] : []),
  ];
  try {
    await keepObjects(services, objects, async (trx, names) => {
      const before = (await resultsByUuid(trx, [row.uuid])).get(row.uuid);
      const nameOf = new Map(named.map(({ url }, index) => [url, names[index] ?? ""]));
      const whole = mapManifestUrls(manifest, (url) => nameOf.get(url) ?? url);
      const result = { report, found: NOTHING, manifest: whole, package: { description } };
      if (!(await endRun(trx, row.uuid, row.run, { state: "DONE", result }))) throw new Unwanted();
      const kept = new Set(names);
      const gone = [...(before ? filesOfResult(before) : []), ...(isFirst && row.picture ? [row.picture] : [])];
      await addPendingObjects(
        trx,
        randomUUID(),
        gone.filter((name) => !kept.has(name)),
      );
      if (!isFirst) return;
      await changeImport(trx, row.uuid, {
        title,
        slug,
        brand: manifest.brand,
        model: manifest.model,
        body_style: manifest.bodyStyle,
        picture: picture ? (names.at(-1) ?? null) : null,
      });
    });
    return true;
  } catch (error) {
    if (error instanceof Unwanted) return false;
    throw error;
  }
}
