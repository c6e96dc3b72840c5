/** Opens one package in a process of its own. */
import { serveChild } from "../isolated/serve-child.ts";
import type { PackageRequest } from "./isolated.ts";
import { openTemplatePackage } from "./open.ts";

serveChild<PackageRequest>(({ zip }) => openTemplatePackage(zip));
