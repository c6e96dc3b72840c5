import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { numberOf } from "@carloom/wire";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelList, DEFAULT_CHANNEL, forgetChannels } from "./channel.ts";
import { type ChannelChange, lockChannel, updateChannel } from "./channel-edit.repository.ts";

export type ChannelProblem = { field: string; message: string; code: "INVALID" | "NOT_FOUND" | "REQUIRED" };
export type ChannelResult = { channel: ChannelRow | null; errors: ChannelProblem[] };

class ChannelRefused extends Error {
  readonly problem: ChannelProblem;
  constructor(code: ChannelProblem["code"], field: string, message: string) {
    super(message);
    this.problem = { code, field, message };
  }
}

/** Owners say where the shop sells. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function change(
  context: CommerceContext,
  id: string,
  read: (channel: { slug: string; is_active: boolean }) => ChannelChange,
): Promise<ChannelResult> {
  requireRole(context, "owner");
  const channels = await channelList(context);
  try {
    const result = await transact(shopTables(context.db), async (trx): Promise<ChannelResult> => {
      const locked = await lockChannel(trx, numberOf(id, "Channel") ?? 0);
      const known = channels.find((one) => one.id === locked?.id);
      if (!locked || !known) throw new ChannelRefused("NOT_FOUND", "id", "Couldn't resolve to a node.");
      const changed = await updateChannel(trx, locked.id, read(locked));
      return { channel: { ...known, ...changed }, errors: [] };
    });
    forgetChannels(context);
    return result;
  } catch (error) {
    if (!(error instanceof ChannelRefused)) throw error;
    return { channel: null, errors: [error.problem] };
  }
}

/** @throws ChannelRefused for the channel that stands for the shop where none is named */
function mayEnd({ slug }: { slug: string }, field: string): void {
  if (slug === DEFAULT_CHANNEL) throw new ChannelRefused("INVALID", field, "The shop's main channel stays open.");
}

export type ChannelInput = {
  name?: string | null;
  defaultCountry?: string | null;
  isActive?: boolean | null;
};

/** Its address stays: links and the next start of the shop know it by that. */
export const channelUpdate = (context: CommerceContext, id: string, input: ChannelInput): Promise<ChannelResult> =>
  change(context, id, (channel) => {
    const name = input.name?.trim();
    if (name === "") throw new ChannelRefused("REQUIRED", "name", "A channel has a name.");
    if (name && name.length > 250) throw new ChannelRefused("INVALID", "name", "A name has at most 250 characters.");
    const { defaultCountry, isActive } = input;
    if (isActive === false) mayEnd(channel, "isActive");
    return {
      ...(name && { name }),
      ...(defaultCountry && { default_country: defaultCountry }),
      ...(typeof isActive === "boolean" && { is_active: isActive }),
    };
  });

/** Opens a channel, or closes it: what is in carts of it stays, nothing new is begun there. */
export const channelSwitch = (context: CommerceContext, id: string, isActive: boolean): Promise<ChannelResult> =>
  change(context, id, (channel) => {
    if (channel.is_active === isActive) {
      const message = isActive ? "This channel is already activated." : "This channel is already deactivated.";
      throw new ChannelRefused("INVALID", "id", message);
    }
    if (!isActive) mayEnd(channel, "id");
    return { is_active: isActive };
  });
