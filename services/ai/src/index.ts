import { createAssistSchema, noAssistant } from "@carloom/threed";

/** Chat and translation at `/ai/graphql/`: the same two fields that the 3D service has. */
export const aiSchema = createAssistSchema(noAssistant);
