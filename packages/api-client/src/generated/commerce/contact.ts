// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { ContactSendMutation, ContactSendMutationVariables } from "./types.ts";

export const ContactSendDocument: TypedDocument<ContactSendMutation, ContactSendMutationVariables> = /* @__PURE__ */ typedDocument("contactSend", "mutation", "mutation contactSend($input:ContactInput!){contactSend(input:$input){errors{field message code}}}");
