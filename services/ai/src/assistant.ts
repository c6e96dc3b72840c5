import { randomUUID } from "node:crypto";
import { buildToPreset, emptyBuild, parseBuild } from "@carloom/build";
import { DEFAULT_LANGUAGE } from "@carloom/i18n";
import type { RequestContext } from "@carloom/platform";
import type { AiChatReply, Assistant } from "@carloom/threed";
import { keepTurn, openConversation } from "./chat/conversation.ts";
import { MAX_MESSAGE } from "./chat/conversation.policy.ts";
import { type TalkOptions, talk } from "./chat/talk.ts";
import { messageLanguage } from "./language.ts";
import { failureText } from "./words.ts";

const CHANNEL = "default-channel";

/**
 * Chat about a saved project as the specification has it: the visitor's own, whose conversation is kept, or a template's
 * public default, which everybody shares and whose is not. What is proposed is no preset until somebody makes it one.
 */
export function createAssistant(options: TalkOptions, translate: Assistant["translate"]): Assistant {
  const chat = async (context: RequestContext, text: string, projectUuid: string): Promise<AiChatReply> => {
    const message = text.trim();
    const language = messageLanguage(message, context.language ?? DEFAULT_LANGUAGE);
    const failed: AiChatReply = { message: failureText(language), projectPreset: null };
    if (message === "" || message.length > MAX_MESSAGE) return failed;
    const project = await options.ports.threed.projectBuild(projectUuid, context.visitor);
    if (!project) return failed;
    const stored = parseBuild(project.build ?? emptyBuild());
    if (!stored.ok) return failed;
    const { templateSlug, isOwn } = project;
    const build = stored.value;
    const open = isOwn ? await openConversation(context, templateSlug, null, projectUuid) : { row: null, turns: [] };
    const talked = await talk(
      options,
      context,
      { message, language, templateSlug, channel: CHANNEL, build, turns: open.turns, picture: null, consent: false },
      { machine: () => undefined, text: () => undefined },
      new AbortController().signal,
    );
    if (!talked || talked.failed) return failed;
    if (isOwn) await keepTurn(context, open, { templateSlug, projectUuid, said: message, build }, talked);
    if (!talked.proposal) return { message: talked.message, projectPreset: null };
    const { setting, stickers, partModelUuids } = buildToPreset(talked.proposal.build);
    const now = new Date();
    return {
      message: talked.message,
      projectPreset: {
        uuid: randomUUID(),
        project_uuid: projectUuid,
        title: talked.proposal.title,
        thumbnail: null,
        picture_hash: null,
        setting,
        stickers,
        part_model_uuids: partModelUuids,
        created_at: now,
        updated_at: now,
      },
    };
  };
  return {
    translate,
    chat: async (context, message, projectUuid) => {
      try {
        return await chat(context, message, projectUuid);
      } catch (error) {
        context.log.error("a question failed", { error: String(error), requestId: context.requestId });
        return { message: failureText(context.language ?? DEFAULT_LANGUAGE), projectPreset: null };
      }
    },
  };
}
