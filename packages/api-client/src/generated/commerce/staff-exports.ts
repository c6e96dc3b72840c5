// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffExportFilesQuery, StaffExportFilesQueryVariables, StaffExportProductsMutation, StaffExportProductsMutationVariables } from "./types.ts";

export const StaffExportFilesDocument: TypedDocument<StaffExportFilesQuery, StaffExportFilesQueryVariables> = /* @__PURE__ */ typedDocument("staffExportFiles", "query", "query staffExportFiles{exportFiles(first:20){edges{node{id status createdAt url}}}}");
export const StaffExportProductsDocument: TypedDocument<StaffExportProductsMutation, StaffExportProductsMutationVariables> = /* @__PURE__ */ typedDocument("staffExportProducts", "mutation", "mutation staffExportProducts($input:ExportProductsInput!){exportProducts(input:$input){errors{field message code}}}");
