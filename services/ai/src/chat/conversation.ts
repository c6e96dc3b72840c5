import { randomUUID } from "node:crypto";
import { type BuildDocument, parseBuild } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";
import type { Turn } from "../stylist/contract.ts";
import { holderOf, MAX_KEPT_BUILD, MAX_TURNS, newSecret, secretHash } from "./conversation.policy.ts";
import {
  claimConversation,
  conversationOf,
  conversationOfProject,
  type ConversationRow,
  insertConversation,
  insertTurn,
  type TurnRow,
  turnsOf,
} from "./conversation.repository.ts";
import type { Talked } from "./talk.ts";

export type ConversationKey = { uuid: string; secret?: string | undefined };

/** What was said before; without a row the next turn begins a conversation. */
export type OpenConversation = { row: ConversationRow | null; turns: readonly Turn[] };

const readable = (stored: unknown): BuildDocument | null => {
  if (stored === null) return null;
  const parsed = parseBuild(stored);
  return parsed.ok ? parsed.value : null;
};

function turnFrom({ said, answered, build, proposed, accepted }: TurnRow): Turn | null {
  const before = readable(build);
  return before && { said, answered, build: before, proposed: readable(proposed), accepted };
}

/** Finds what was said before; a key of somebody else's, or of another car's, opens nothing. */
export async function openConversation(
  context: RequestContext,
  templateSlug: string,
  key: ConversationKey | null,
  projectUuid: string | null,
): Promise<OpenConversation> {
  const { db, visitor } = context;
  const found = async (): Promise<ConversationRow | undefined> => {
    if (visitor && projectUuid) {
      const known = await conversationOfProject(db, visitor.userId, projectUuid);
      if (known) return known;
    }
    if (!key) return undefined;
    const own = holderOf(visitor, key.secret);
    const mine = own && (await conversationOf(db, key.uuid, own));
    if (mine) return mine;
    // begun before signing in
    if (!visitor || !key.secret) return undefined;
    return claimConversation(db, key.uuid, secretHash(key.secret), visitor.userId);
  };
  const row = await found();
  if (!row || row.template_slug !== templateSlug) return { row: null, turns: [] };
  const turns = await turnsOf(db, row.uuid, MAX_TURNS);
  return { row, turns: turns.flatMap((turn) => turnFrom(turn) ?? []) };
}

/** Keeps a turn, and begins the conversation with the first one. */
export async function keepTurn(
  context: RequestContext,
  open: OpenConversation,
  about: { templateSlug: string; projectUuid: string | null; said: string; build: BuildDocument },
  { message, proposal, machine }: Talked,
): Promise<{ conversation: string; secret: string | null; turn: string }> {
  const { db, visitor } = context;
  const secret = open.row || visitor ? null : newSecret();
  const row =
    open.row ??
    (await insertConversation(db, {
      uuid: randomUUID(),
      owner_id: visitor?.userId ?? null,
      secret_hash: secret && secretHash(secret),
      project_uuid: visitor ? about.projectUuid : null,
      template_slug: about.templateSlug,
    }));
  const kept = (build: BuildDocument | null) =>
    build && JSON.stringify(build).length <= MAX_KEPT_BUILD ? build : null;
  const turn = randomUUID();
  await insertTurn(
    db,
    {
      uuid: turn,
      conversation_uuid: row.uuid,
      said: about.said,
      answered: message,
      machine: machine.name,
      build: kept(about.build),
      proposed: kept(proposal?.build ?? null),
    },
    MAX_TURNS,
  );
  return { conversation: row.uuid, secret, turn };
}
