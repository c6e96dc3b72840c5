// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { ProjectChangeMutation, ProjectChangeMutationVariables } from "./types.ts";

export const ProjectChangeDocument: TypedDocument<ProjectChangeMutation, ProjectChangeMutationVariables> = /* @__PURE__ */ typedDocument("projectChange", "mutation", "mutation projectChange($uuid:UUID!$version:Int!$input:ProjectUpdateInput!){projectUpdate(uuid:$uuid version:$version input:$input){project{version}error{message type}}}");
