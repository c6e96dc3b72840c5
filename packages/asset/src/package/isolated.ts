import { fileURLToPath } from "node:url";
import { inChild, type IsolationLimits } from "../isolated/in-child.ts";
import type { OpenedPackage } from "./open.ts";

export type PackageRequest = { zip: Uint8Array };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const LIMITS: IsolationLimits = { seconds: 180, megabytes: 1024 };

/** Bytes come as views into the message; readers of their words want them aligned. */
const aligned = (opened: OpenedPackage): OpenedPackage => ({
  ...opened,
  files: new Map([...opened.files].map(([name, bytes]) => [name, new Uint8Array(bytes)])),
  picture: opened.picture && { ...opened.picture, bytes: new Uint8Array(opened.picture.bytes) },
});

/** `openTemplatePackage` in a process of its own: whatever a package does to it ends with that process. @throws AssetRefusal */
export const openPackageIsolated = async (zip: Uint8Array, limits = LIMITS): Promise<OpenedPackage> =>
  aligned(await inChild<PackageRequest, OpenedPackage>(WORKER, { zip }, limits));
