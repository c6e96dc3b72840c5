import { LanguageCodeEnum } from "@carloom/wire";
import { builder } from "../builder.ts";
import { ContentError, contentName, TextInput } from "./content.graphql.ts";
import { mailSample, mailSampleSend, type SampleMail, type SampleResult } from "./mail.preview.ts";

const MailRef = builder.objectRef<SampleMail>("SampleMail").implement({
  description: "A mail as it would be sent of a sample order.",
  fields: (t) => ({
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    html: t.exposeString("html"),
  }),
});
const payload = (name: string) =>
  builder.objectRef<SampleResult>(name).implement({
    fields: (t) => ({
      mail: t.field({ type: MailRef, nullable: true, resolve: ({ mail }) => mail }),
      errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
    }),
  });

builder.mutationFields((t) => {
  const args = {
    key: t.arg.string({ required: true }),
    languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
    texts: t.arg({ type: [TextInput], required: true, description: "What is written and need not be stored." }),
  };
  return {
    mailSample: t.field({
      type: payload("MailSample"),
      description: "Shows a mail with a sample order; nothing is sent or stored.",
      args,
      resolve: (_, { key, languageCode, texts }, context) =>
        mailSample(context, contentName("mail", key, languageCode), texts),
    }),
    mailSampleSend: t.field({
      type: payload("MailSampleSend"),
      description: "Sends it to whoever asks.",
      args,
      resolve: (_, { key, languageCode, texts }, context) =>
        mailSampleSend(context, contentName("mail", key, languageCode), texts),
    }),
  };
});
