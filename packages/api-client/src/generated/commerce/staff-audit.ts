// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffAuditQuery, StaffAuditQueryVariables } from "./types.ts";

export const StaffAuditDocument: TypedDocument<StaffAuditQuery, StaffAuditQueryVariables> = /* @__PURE__ */ typedDocument("staffAudit", "query", "query staffAudit($first:Int!$after:String$filter:AuditFilterInput){auditLog(first:$first after:$after filter:$filter){totalCount pageInfo{endCursor hasNextPage}edges{node{id at act kind ok codes fields objects ip requestId roles actorId actor{email}}}}}");
