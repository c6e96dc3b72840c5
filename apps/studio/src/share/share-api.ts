import type { Clients } from "@carloom/api-client";
import {
  ShareClaimDocument,
  ShareCreateDocument,
  ShareRemixDocument,
  SharesDocument,
  ShareWithdrawDocument,
} from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";
import { type Problem, problemOf, problemOfType } from "../lib/problem.ts";

export type ShareFailure = { ok: false; problem: Problem };
export type Linked = { code: string; title: string; createdAt: string; secret: string };
/** A link as a list shows it. */
export type LinkRow = { code: string; title: string; createdAt: string };

const failed = (error: unknown): ShareFailure => ({ ok: false, problem: problemOf(error) });
const refused = (error: { type: string } | null): ShareFailure => ({ ok: false, problem: problemOfType(error?.type) });

export async function makeShare(
  clients: Clients,
  input: { templateSlug: string; title: string; build: BuildDocument; named: boolean; picture: File | null },
): Promise<{ ok: true; share: Linked } | ShareFailure> {
  try {
    const { shareCreate } = await clients.threed.mutate(ShareCreateDocument, { input }, { batch: false });
    const { share, secret, error } = shareCreate;
    return share && secret ? { ok: true, share: { ...share, secret } } : refused(error);
  } catch (error) {
    return failed(error);
  }
}

/** A link that is gone already counts as withdrawn. */
export async function withdrawShare(
  clients: Clients,
  code: string,
  secret: string | null,
): Promise<{ ok: true } | ShareFailure> {
  try {
    const { shareWithdraw } = await clients.threed.mutate(ShareWithdrawDocument, { code, secret });
    const { success, error } = shareWithdraw;
    return success || error?.type === "NOT_FOUND" ? { ok: true } : refused(error);
  } catch (error) {
    return failed(error);
  }
}

/** Gives links that were made before signing in to the account: with it they go. */
export async function claimShares(clients: Clients, kept: readonly { code: string; secret: string }[]): Promise<void> {
  await Promise.all(
    kept.map(({ code, secret }) => clients.threed.mutate(ShareClaimDocument, { code, secret }).catch(() => null)),
  );
}

/** Links of the account on this car; empty when they cannot be had. */
export async function ownShares(clients: Clients, templateSlug: string): Promise<LinkRow[]> {
  const answer = await clients.threed.tryQuery(SharesDocument, {});
  return (answer?.shares ?? []).filter(({ template }) => template?.slug === templateSlug);
}

export type Remixed = { status: "open"; build: BuildDocument } | { status: "gone" } | { status: "failed" };

/** A copy of a shown build to go on from. */
export async function remixOf(clients: Clients, code: string, templateSlug: string): Promise<Remixed> {
  try {
    const { shareRemix } = await clients.threed.mutate(ShareRemixDocument, { code });
    // an address that was put together wrong: parts of one car are none of another
    if (shareRemix.build && shareRemix.templateSlug !== templateSlug) return { status: "gone" };
    if (!shareRemix.build) return { status: shareRemix.error?.type === "NOT_FOUND" ? "gone" : "failed" };
    const { parseBuild } = await import("@carloom/build/parse");
    const parsed = parseBuild(shareRemix.build);
    return parsed.ok ? { status: "open", build: parsed.value } : { status: "gone" };
  } catch {
    return { status: "failed" };
  }
}
