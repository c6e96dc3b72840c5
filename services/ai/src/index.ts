import type { Handler, RequestContext, Services } from "@carloom/platform";
import { type Assistant, createAssistSchema, noAssistant } from "@carloom/threed";
import type { GraphQLSchema } from "graphql";
import { createAssistant } from "./assistant.ts";
import { addConversations } from "./chat/chat.graphql.ts";
import { conversationsForExport, deleteConversationsOf } from "./chat/conversation.repository.ts";
import { talkHandler } from "./chat/talk.handler.ts";
import type { TalkOptions } from "./chat/talk.ts";
import { generationHandler, openDrawer } from "./draw/index.ts";
import type { AiPorts } from "./ports.ts";
import { embeddedStylist } from "./stylist/index.ts";
import { layOnPanel } from "./stylist/lay.ts";
import { createTranslator } from "./translate/index.ts";

export { aiJobs, scheduleConversationSweep } from "./jobs.ts";
export { aiMigrations } from "./migrations/index.ts";
export type { AiPorts } from "./ports.ts";

const schemaOf = (assistant: Assistant): GraphQLSchema => createAssistSchema(assistant, addConversations);

/** Chat and translation at `/ai/graphql/`, as they are printed: with nobody behind them. */
export const aiSchema = schemaOf(noAssistant);

export type Ai = {
  /** Answers the same two fields on the 3D service. */
  assistant: Assistant;
  schema: GraphQLSchema;
  /** Talks with the studio about what is on the screen. */
  talk: Handler;
  /** Draws stickers from words. */
  stickers: Handler;
  /** What a person said to the stylist, as plain data, a page at a time. */
  exportOwner(ownerId: string, from?: number, most?: number): Promise<object[]>;
  eraseOwner(ownerId: string): Promise<void>;
};

/** The stylist of this process. `contextOf` makes the context of a request that is no GraphQL. */
export function createAi(
  services: Services,
  ports: AiPorts,
  contextOf: (request: Request, info: { ip: string; requestId: string }) => Promise<RequestContext>,
  options: Partial<Omit<TalkOptions, "ports">> = {},
): Ai {
  const talking: TalkOptions = { ports, rules: embeddedStylist, lay: layOnPanel, ...options };
  const translator = createTranslator();
  const assistant = createAssistant(talking, (_, text) => translator(text));
  return {
    assistant,
    schema: schemaOf(assistant),
    stickers: generationHandler({ drawer: openDrawer(services, translator), contextOf }),
    talk: talkHandler(talking, services.settings, contextOf),
    exportOwner: (ownerId, from, most) => conversationsForExport(services.db, ownerId, from, most),
    eraseOwner: (ownerId) => deleteConversationsOf(services.db, ownerId),
  };
}
