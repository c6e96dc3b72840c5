import { createHash } from "node:crypto";
import type { Manifest } from "@carloom/build";
import { zipSync, type ZippableFile } from "fflate";
import { LICENCE, LIST, MANIFEST, PACKAGE_VERSION, PackageList } from "./format.ts";

export type PackageInput = Pick<PackageList, "slug" | "title" | "description" | "licence"> & {
  /** Addresses of files in it are keys of `files`. */
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
  /** JPEG, PNG or WebP. */
  picture: { bytes: Uint8Array; extension: string } | null;
};

const entry = (bytes: Uint8Array) => ({
  bytes: bytes.byteLength,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

/** What a person reads beside the files. */
function licenceText({ title, licence, manifest }: PackageInput): string {
  const said = licence
    ? [`Declared: ${licence.kind}`, `Author: ${licence.author}`, licence.source && `Source: ${licence.source}`]
    : ["No licence was declared."];
  return [
    title.en,
    "",
    ...said.filter(Boolean),
    ...(manifest.credits ? [`Credits: ${manifest.credits}`] : []),
    "",
    "This file gives no right. Whoever shows the car declares by what right they do.",
    "",
  ].join("\n");
}

/**
 * One file that another installation takes in: a zip whose first entry lists the others with their hashes. The same car
 * gives the same bytes, whenever and wherever it is packed.
 */
export function packTemplate(input: PackageInput): Uint8Array {
  const { slug, title, description, licence, manifest, picture } = input;
  const text = (value: string) => new TextEncoder().encode(value);
  const pictureName = picture && `picture.${picture.extension}`;
  const all: [string, Uint8Array][] = [
    [MANIFEST, text(`${JSON.stringify(manifest, null, 1)}\n`)],
    [LICENCE, text(licenceText(input))],
    ...input.files,
    ...(picture && pictureName ? ([[pictureName, picture.bytes]] as const) : []).map(
      ([name, bytes]): [string, Uint8Array] => [name, bytes],
    ),
  ];
  const list = PackageList.parse({
    format: "carloom-template",
    version: PACKAGE_VERSION,
    slug,
    title,
    description,
    licence,
    credits: manifest.credits?.slice(0, 2000) ?? null,
    picture: pictureName,
    files: Object.fromEntries(all.map(([name, bytes]) => [name, entry(bytes)])),
  });
  // models and pictures are compressed already; a zip knows no time before 1980, and takes it as the clock on the wall
  const mtime = new Date(1980, 0, 1);
  const zipped = (name: string, bytes: Uint8Array): ZippableFile => [
    bytes,
    { level: /\.(json|txt)$/.test(name) ? 9 : 0, mtime },
  ];
  return zipSync({
    [LIST]: zipped(LIST, text(`${JSON.stringify(list, null, 1)}\n`)),
    ...Object.fromEntries(all.map(([name, bytes]) => [name, zipped(name, bytes)])),
  });
}
