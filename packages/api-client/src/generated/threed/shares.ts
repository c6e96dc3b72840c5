// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { SharesQuery, SharesQueryVariables, ShareQuery, ShareQueryVariables, ShareCreateMutation, ShareCreateMutationVariables, ShareWithdrawMutation, ShareWithdrawMutationVariables, ShareClaimMutation, ShareClaimMutationVariables, ShareRemixMutation, ShareRemixMutationVariables } from "./types.ts";

export const SharesDocument: TypedDocument<SharesQuery, SharesQueryVariables> = /* @__PURE__ */ typedDocument("shares", "query", "query shares{shares{code title isNamed template{slug}createdAt}}");
export const ShareDocument: TypedDocument<ShareQuery, ShareQueryVariables> = /* @__PURE__ */ typedDocument("share", "query", "query share($code:String!){share(code:$code){code title userName}}");
export const ShareCreateDocument: TypedDocument<ShareCreateMutation, ShareCreateMutationVariables> = /* @__PURE__ */ typedDocument("shareCreate", "mutation", "mutation shareCreate($input:ShareInput!){shareCreate(input:$input){share{code title createdAt}secret error{message type}}}");
export const ShareWithdrawDocument: TypedDocument<ShareWithdrawMutation, ShareWithdrawMutationVariables> = /* @__PURE__ */ typedDocument("shareWithdraw", "mutation", "mutation shareWithdraw($code:String!$secret:String){shareWithdraw(code:$code secret:$secret){success error{message type}}}");
export const ShareClaimDocument: TypedDocument<ShareClaimMutation, ShareClaimMutationVariables> = /* @__PURE__ */ typedDocument("shareClaim", "mutation", "mutation shareClaim($code:String!$secret:String!){shareClaim(code:$code secret:$secret){success}}");
export const ShareRemixDocument: TypedDocument<ShareRemixMutation, ShareRemixMutationVariables> = /* @__PURE__ */ typedDocument("shareRemix", "mutation", "mutation shareRemix($code:String!){shareRemix(code:$code){build templateSlug error{message type}}}");
