// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { PrintRulesQuery, PrintRulesQueryVariables, PrintedColorsQuery, PrintedColorsQueryVariables } from "./types.ts";

export const PrintRulesDocument: TypedDocument<PrintRulesQuery, PrintRulesQueryVariables> = /* @__PURE__ */ typedDocument("printRules", "query", "query printRules{printRules{sticker{warn refuse}wrap{warn refuse}leastCut leastStroke outputProfile}}");
export const PrintedColorsDocument: TypedDocument<PrintedColorsQuery, PrintedColorsQueryVariables> = /* @__PURE__ */ typedDocument("printedColors", "query", "query printedColors($colors:[String!]!){printedColors(colors:$colors){color printed distance isOutside}}");
