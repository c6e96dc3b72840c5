// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { GarageQuery, GarageQueryVariables } from "./types.ts";

export const GarageDocument: TypedDocument<GarageQuery, GarageQueryVariables> = /* @__PURE__ */ typedDocument("garage", "query", "query garage($userName:String!){garage(userName:$userName){userName builds{uuid title templateSlug templateTitle thumbnail updatedAt origin{title userName}}}}");
