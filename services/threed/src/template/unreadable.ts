import type { Manifest, ManifestReading, Reading } from "@carloom/build";
import { GraphQLError } from "graphql";
import { fail, type Outcome } from "../failure.ts";
import { mapManifestUrls } from "./manifest-urls.ts";

export const CAR_NEWER = "This car was prepared by a newer version. Reload the page, or try again in a moment.";

/** What a mutation or a question about a car answers while its manifest is newer than this node; others throw. */
export const carNewer = (): Outcome<never> => fail("NEWER", CAR_NEWER);

/**
 * What was read, for who can do nothing without it.
 * @param what for the log, at the start of a sentence
 * @throws GraphQLError of the code NEWER where later code than this node's wrote it; Error where it is broken
 */
export function whole<T>(reading: Reading<T>, what: string, newer: string): T {
  if (reading.status === "ok") return reading.value;
  if (reading.status === "newer")
    throw new GraphQLError(newer, {
      extensions: { code: "NEWER", http: { status: 503, headers: { "retry-after": "2" } } },
    });
  throw new Error(`${what} cannot be read: ${reading.message}`);
}

/** The manifest, likewise. @throws as {@link whole} */
export const wholeManifest = (reading: ManifestReading): Manifest =>
  whole(reading, "The manifest of a template", CAR_NEWER);

/** Was this thrown because a template, or a part on it, is of later code? */
export const isNewerCar = (error: unknown): boolean =>
  error instanceof Error && (error as GraphQLError).extensions?.code === "NEWER";

/** A manifest as pages get it. One that is newer goes as its version alone: the page's own reader then says so. */
export function sentManifest(
  reading: ManifestReading,
  address: (name: string) => string,
): Manifest | { version: number } {
  return reading.status === "newer" ? { version: reading.version } : mapManifestUrls(wholeManifest(reading), address);
}
