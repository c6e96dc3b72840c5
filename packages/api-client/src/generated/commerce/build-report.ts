// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { BuildReportMutation, BuildReportMutationVariables } from "./types.ts";

export const BuildReportDocument: TypedDocument<BuildReportMutation, BuildReportMutationVariables> = /* @__PURE__ */ typedDocument("buildReport", "mutation", "mutation buildReport($input:BuildReportInput!){buildReport(input:$input){errors{field code}}}");
