import type { Builder, RequestContext } from "@carloom/platform";
import type { Ref } from "../connection.graphql.ts";
import type { PresetRow } from "../preset/preset.repository.ts";
import { countQuestion } from "./assist.policy.ts";

export type AiChatReply = { message: string; projectPreset: PresetRow | null };

/** Who answers chat and translation. The ai service offers one; {@link noAssistant} stands in until it does. */
export type Assistant = {
  chat(context: RequestContext, message: string, projectUuid: string): Promise<AiChatReply>;
  /** Null when it cannot. */
  translate(context: RequestContext, text: string): Promise<string | null>;
};

/** No provider: the specification's failure, and no translation. */
export const noAssistant: Assistant = {
  chat: async () => ({ message: "An error occurred. Please try again later.", projectPreset: null }),
  translate: async () => null,
};

export function addAssist(builder: Builder, preset: Ref<PresetRow>, assistant: Assistant): void {
  const reply = builder.objectRef<AiChatReply>("AiChatReply");
  builder.objectType(reply, {
    fields: (t) => ({
      message: t.exposeString("message"),
      projectPreset: t.field({ type: preset, nullable: true, resolve: (answer) => answer.projectPreset }),
    }),
  });
  const translation = builder.objectRef<{ text: string }>("TranslateText");
  builder.objectType(translation, { fields: (t) => ({ text: t.exposeString("text") }) });
  builder.queryFields((t) => ({
    translateText: t.field({
      type: translation,
      nullable: true,
      args: { text: t.arg.string({ required: true }) },
      resolve: async (_, args, context) => {
        await countQuestion(context);
        const text = await assistant.translate(context, args.text);
        return text === null ? null : { text };
      },
    }),
    aiChat: t.field({
      type: reply,
      nullable: true,
      args: { message: t.arg.string({ required: true }), projectUuid: t.arg({ type: "UUID", required: true }) },
      resolve: async (_, args, context) => {
        await countQuestion(context);
        return assistant.chat(context, args.message, args.projectUuid);
      },
    }),
  }));
}
