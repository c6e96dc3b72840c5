// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { VehiclesQuery, VehiclesQueryVariables } from "./types.ts";

export const VehiclesDocument: TypedDocument<VehiclesQuery, VehiclesQueryVariables> = /* @__PURE__ */ typedDocument("vehicles", "query", "query vehicles{vehicles{slug make model yearFrom yearTo}}");
