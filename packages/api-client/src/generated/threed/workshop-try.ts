// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { WorkshopTryQuery, WorkshopTryQueryVariables } from "./types.ts";

export const WorkshopTryDocument: TypedDocument<WorkshopTryQuery, WorkshopTryQueryVariables> = /* @__PURE__ */ typedDocument("workshopTry", "query", "query workshopTry($uuid:UUID!$reference:String$build:JSON){workshopTry(uuid:$uuid reference:$reference build:$build){tried{build parts stickers uploads vinyls other leftOut{zones parts stickers}}error{type message}}}");
