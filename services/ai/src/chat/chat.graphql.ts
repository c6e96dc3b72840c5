import { randomUUID } from "node:crypto";
import { parseBuild } from "@carloom/build";
import { addJob, type Builder, isText, type RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";
import { REPORT_MAIL } from "./job-names.ts";
import { holderOf, MAX_TURNS } from "./conversation.policy.ts";
import {
  acceptTurn,
  type ConversationRow,
  conversationOf,
  conversationOfProject,
  deleteConversation,
  insertReport,
  type TurnRow,
  turnOf,
  turnsOf,
} from "./conversation.repository.ts";
import { type Machine, machineOf } from "./machine.ts";

const MAX_REPORT = 1000;

const bad = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

async function report(context: RequestContext, turn: TurnRow, message: string): Promise<boolean> {
  if (!isText(message) || message.trim().length > MAX_REPORT)
    throw bad(`A report is at most ${MAX_REPORT} characters.`);
  const uuid = randomUUID();
  return context.db.transaction().execute(async (trx) => {
    const made = await insertReport(trx, { uuid, turn_uuid: turn.uuid, message: message.trim() });
    if (made) await addJob(trx, REPORT_MAIL, { uuid });
    return true;
  });
}

/** What the studio asks beside talking: who answers, what was said, and what became of a proposal. */
export function addConversations(builder: Builder): void {
  const machine = builder.objectRef<Machine>("Stylist");
  builder.objectType(machine, {
    fields: (t) => ({
      name: t.exposeString("name"),
      isRules: t.exposeBoolean("isRules"),
      abroad: t.exposeString("abroad", { nullable: true }),
      sees: t.exposeBoolean("sees"),
    }),
  });
  const turn = builder.objectRef<TurnRow>("StylistTurn");
  builder.objectType(turn, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      said: t.exposeString("said"),
      answered: t.exposeString("answered"),
      machine: t.exposeString("machine"),
      accepted: t.exposeBoolean("accepted"),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    }),
  });
  const conversation = builder.objectRef<ConversationRow>("StylistConversation");
  builder.objectType(conversation, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      turns: t.field({ type: [turn], resolve: (row, _, { db }) => turnsOf(db, row.uuid, MAX_TURNS) }),
    }),
  });
  builder.queryFields((t) => ({
    stylist: t.field({ type: machine, resolve: (_, __, context) => machineOf(context.settings) }),
    stylistConversation: t.field({
      type: conversation,
      nullable: true,
      args: { uuid: t.arg({ type: "UUID" }), secret: t.arg.string(), projectUuid: t.arg({ type: "UUID" }) },
      resolve: async (_, { uuid, secret, projectUuid }, { db, visitor }) => {
        const holder = holderOf(visitor, secret);
        if (uuid && holder) return (await conversationOf(db, uuid, holder)) ?? null;
        if (projectUuid && visitor) return (await conversationOfProject(db, visitor.userId, projectUuid)) ?? null;
        return null;
      },
    }),
  }));
  builder.mutationType();
  builder.mutationFields((t) => ({
    stylistConversationDelete: t.boolean({
      args: { uuid: t.arg({ type: "UUID", required: true }), secret: t.arg.string() },
      resolve: async (_, { uuid, secret }, { db, visitor }) => {
        const holder = holderOf(visitor, secret);
        return holder !== null && (await deleteConversation(db, uuid, holder));
      },
    }),
    stylistProposalTake: t.boolean({
      args: {
        turn: t.arg({ type: "UUID", required: true }),
        secret: t.arg.string(),
        build: t.arg({ type: "JSON", required: true }),
      },
      resolve: async (_, { turn: uuid, secret, build }, { db, visitor }) => {
        const holder = holderOf(visitor, secret);
        const row = holder && (await turnOf(db, uuid, holder));
        if (!row) return false;
        const parsed = parseBuild(build);
        if (!parsed.ok) throw bad(`build: ${parsed.message}`);
        await acceptTurn(db, uuid, parsed.value);
        return true;
      },
    }),
    stylistReport: t.boolean({
      args: {
        turn: t.arg({ type: "UUID", required: true }),
        secret: t.arg.string(),
        message: t.arg.string({ required: true }),
      },
      resolve: async (_, { turn: uuid, secret, message }, context) => {
        const holder = holderOf(context.visitor, secret);
        const row = holder && (await turnOf(context.db, uuid, holder));
        return row ? report(context, row, message) : false;
      },
    }),
  }));
}
