/** Objects by name. Names are content-addressed (`folder/<sha256>.<ext>`), so an object never changes. */
export type ObjectStorage = {
  /** Stores bytes under their hash and returns the name. Storing the same bytes again is free. */
  put(folder: string, bytes: Uint8Array, extension: string): Promise<string>;
  /** The bytes, or null. */
  get(name: string): Promise<Uint8Array | null>;
  /** Size in bytes, or null. */
  size(name: string): Promise<number | null>;
  delete(name: string): Promise<void>;
  /** Removes what a killed process had half written; called once at start. */
  sweep?(): Promise<void>;
};

/** The store has no room left; the message is for a person. */
export class StorageFullError extends Error {
  override name = "StorageFullError";
}

/** Nobody answers for the store now, or not as it should: trying again may help. */
export class StorageAwayError extends Error {
  override name = "StorageAwayError";
}

const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Is this the name of an object? Everything else (`../`, encoded dots, absolute paths) is refused before the disk sees it. */
export function isObjectName(name: string): boolean {
  return NAME.test(name);
}

const TYPES: Record<string, string> = {
  glb: "model/gltf-binary",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  avif: "image/avif",
  json: "application/json",
  webm: "video/webm",
  mp4: "video/mp4",
  pdf: "application/pdf",
};

/** The fixed media type of an object, from its extension alone. */
export function mediaTypeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
