// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SavedQuoteQuery, SavedQuoteQueryVariables } from "./types.ts";

export const SavedQuoteDocument: TypedDocument<SavedQuoteQuery, SavedQuoteQueryVariables> = /* @__PURE__ */ typedDocument("savedQuote", "query", "query savedQuote($token:UUID!$language:LanguageCodeEnum){savedQuote(token:$token){token pdfUrl(language:$language)channel validUntil isValid note lines{variantId sku name quantity unitPrice{amount currency}designTitle productName variantName metadata{key value}}pricesIncludeTax isShippingRequired total{net{amount currency}gross{amount currency}tax{amount currency}}}}");
