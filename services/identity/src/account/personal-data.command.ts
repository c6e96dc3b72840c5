import type { RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";
import type { IdentityContext } from "../builder.ts";
import { accountDb } from "../account.tables.ts";
import { done, type Outcome, problem, refused } from "./account.errors.ts";
import { accountById } from "./account.repository.ts";
import { TooMuchDataError, wholeOf } from "./personal-data.ts";
import { DATA_LINK_SECONDS, dataUrl } from "./personal-data.handler.ts";
import { accountTopics } from "./personal.repository.ts";

/** Characters of JSON that one answer carries. */
const MOST_AT_ONCE = 16_000_000;
/** Links to one person's data in an hour. */
const LINKS = { most: 10, seconds: 3600 } as const;

/** Everything that is kept about a person, as plain data. */
export async function exportData({ db, personal }: IdentityContext, accountId: string): Promise<object | null> {
  const account = await accountById(accountDb(db), accountId);
  if (!account) return null;
  try {
    const topics = [...accountTopics(accountDb(db), accountId), ...personal.topicsOf(db, account)];
    return { exportedAt: new Date().toISOString(), ...(await wholeOf(topics, MOST_AT_ONCE)) };
  } catch (error) {
    if (!(error instanceof TooMuchDataError)) throw error;
    throw new GraphQLError("This is too much for one answer. A link gives all of it as an archive.", {
      extensions: { code: "BAD_USER_INPUT" },
    });
  }
}

export type DataLink = { url: string; expiresAt: Date };

/** An address that gives everything that is kept about a person, with the files they brought, as an archive. */
export async function linkToData(context: RequestContext, accountId: string): Promise<Outcome<DataLink>> {
  const account = await accountById(accountDb(context.db), accountId);
  if (!account) return refused(problem("id", "NOT_FOUND", "Couldn't resolve to a node."));
  const tried = await context.throttle.take(`data:${accountId}`, LINKS.most, LINKS.seconds);
  if (!tried.ok) {
    const message = `The data were asked for many times. Please wait ${tried.retryAfter} seconds.`;
    return refused({ ...problem(null, "INVALID", message), retryAfter: tried.retryAfter });
  }
  return done({
    url: await dataUrl(context, account),
    expiresAt: new Date(Date.now() + DATA_LINK_SECONDS * 1000),
  });
}
