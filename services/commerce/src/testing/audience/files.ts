import type { Audiences } from "./who.ts";

/** Goods as files that come and go, and addresses that moved. */
export const files: Audiences = {
  "Query.exportFile": "catalogue",
  "Query.exportFiles": "catalogue",
  "Query.productExport": "catalogue",
  "Query.productImport": "catalogue",
  "Query.addressRedirects": "catalogue",
  "Query.presentAddress": "everybody",
  "Query.productImportFields": "catalogue",
  "Query.productImportLines": "catalogue",
  "Query.productImports": "catalogue",
  "Mutation.exportProducts": "catalogue",
  "Mutation.addressRedirectAdd": "catalogue",
  "Mutation.addressRedirectRemove": "catalogue",
  "Mutation.productImportUpload": "catalogue",
  "Mutation.productImportCheck": "catalogue",
  "Mutation.productImportRun": "catalogue",
  "Mutation.productImportStop": "catalogue",
};
