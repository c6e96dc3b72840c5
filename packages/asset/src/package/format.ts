import { LocalizedText } from "@carloom/build";
import { z } from "zod";

/** The list at the beginning of a package, and the newest form of it that this code reads. */
export const LIST = "carloom.json";
export const PACKAGE_VERSION = 1;
export const MANIFEST = "manifest.json";
export const LICENCE = "LICENSE.txt";

/** A car has a model in some levels of detail, a drawing, a picture and a few texts. */
export const PACKAGE_LIMITS = { entries: 40, listBytes: 256 * 1024, manifestBytes: 8 * 1024 * 1024 };

/** Plain paths of what a car needs; nothing that a server or a browser would run. */
const Path = z.string().regex(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9._-]*)?\.(?:glb|webp|png|jpe?g|json)$/);
const Text = z.string().max(2000);

export const PackageList = z.strictObject({
  format: z.literal("carloom-template"),
  version: z.literal(PACKAGE_VERSION),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(80),
  title: LocalizedText,
  description: LocalizedText.nullable(),
  /** What whoever exported it said of their right; it gives nobody one. */
  licence: z.strictObject({ kind: z.string().max(40), author: Text, source: Text }).nullable(),
  credits: Text.nullable(),
  picture: Path.nullable(),
  files: z.record(
    z.string().max(120),
    z.strictObject({ bytes: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type PackageList = z.infer<typeof PackageList>;

/** Is it the path of a file that a package may list? */
export const isPackagePath = (path: string): boolean => path === LICENCE || Path.safeParse(path).success;
