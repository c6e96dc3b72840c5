/** Runs one import of a part, or tries one on a car, in a process of its own. */
import { serveChild } from "../isolated/serve-child.ts";
import { importPart } from "./import-part.ts";
import type { PartRequest } from "./isolated.ts";
import { tryPart } from "./try-part.ts";

serveChild<PartRequest>((request, progress) =>
  "car" in request ? tryPart(request) : importPart(request.file, { ...request.options, progress }),
);
