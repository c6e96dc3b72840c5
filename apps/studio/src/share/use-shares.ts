import type { BuildDocument } from "@carloom/build";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Studio } from "../workspace/studio.ts";
import { forgetShare, hashOf, type KeptShare, keepShare, keptShares } from "./kept-shares.ts";
import { claimShares, type LinkRow, makeShare, ownShares, type ShareFailure, withdrawShare } from "./share-api.ts";

/** Pixels of the picture that other sites show of a link. */
const PICTURE = { width: 1200, height: 630 };

/** Milliseconds that a machine without a graphics processor may take; the service draws its own picture anyway. */
const PATIENCE = 20_000;

/** The car as pictures of links show it; null when it cannot be drawn here in time. */
async function linkPicture({ stage, template }: Studio, signal: AbortSignal): Promise<File | null> {
  if (!stage) return null;
  const view = template.manifest.cameras.find(({ id }) => /^front(34|-left)$/.test(id))?.id;
  try {
    const blob = await stage.capture({
      ...PICTURE,
      type: "image/jpeg",
      quality: 0.88,
      samples: 6,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      // with it the page breathes between samples
      onProgress: () => undefined,
      ...(view ? { view } : {}),
    });
    return new File([blob], "build.jpg", { type: "image/jpeg" });
  } catch {
    return null;
  }
}

export type Shares = {
  /** The link of exactly this build; null when there is none yet, undefined until that is known. */
  current: LinkRow | null | undefined;
  /** Further links of this car. */
  others: readonly LinkRow[];
  busy: boolean;
  failure: ShareFailure | null;
  make(title: string, named: boolean): Promise<void>;
  withdraw(code: string): Promise<void>;
};

/** Links of the open car: those that this browser made, and those of the account. */
export function useShares(studio: Studio, build: BuildDocument): Shares {
  const { clients, template, visitor } = studio;
  const signedIn = visitor.status === "signed-in";
  const [rows, setRows] = useState<readonly LinkRow[]>([]);
  const [current, setCurrent] = useState<LinkRow | null | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShareFailure | null>(null);
  // made just now: a browser that keeps nothing has them as long as this dialog is open
  const made = useRef<{ share: KeptShare; build: BuildDocument }[]>([]);

  const refresh = useCallback(async () => {
    const stored = keptShares().filter(({ templateSlug }) => templateSlug === template.slug);
    const held = made.current.filter(({ share }) => stored.every(({ code }) => code !== share.code));
    const kept: readonly KeptShare[] = [...held.map(({ share }) => share), ...stored];
    const hash = await hashOf(build);
    const same = hash && kept.find((share) => share.hash === hash);
    setCurrent(same || made.current.find((one) => one.build === build)?.share || null);
    setRows(kept);
    if (!signedIn) return;
    await claimShares(clients, kept);
    const own = await ownShares(clients, template.slug);
    const known = new Set(own.map(({ code }) => code));
    setRows([...own, ...kept.filter(({ code }) => !known.has(code))]);
  }, [clients, template, build, signedIn]);
  useEffect(() => void refresh(), [refresh]);

  // drawn while the name is written
  const drawn = useRef<{ build: BuildDocument; picture: Promise<File | null> } | null>(null);
  useEffect(() => {
    if (current !== null) return;
    const abort = new AbortController();
    drawn.current = { build, picture: linkPicture(studio, abort.signal) };
    return () => abort.abort();
  }, [studio, build, current]);

  const run = async (work: () => Promise<ShareFailure | null>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setFailure(await work());
    setBusy(false);
    await refresh();
  };
  return {
    current,
    others: rows.filter(({ code }) => code !== current?.code),
    busy,
    failure,
    make: (title, named) =>
      run(async () => {
        const picture = drawn.current?.build === build ? await drawn.current.picture : null;
        const answer = await makeShare(clients, { templateSlug: template.slug, title, build, named, picture });
        if (!answer.ok) return answer;
        const share = { ...answer.share, templateSlug: template.slug, hash: await hashOf(build) };
        made.current.unshift({ share, build });
        keepShare(share);
        return null;
      }),
    withdraw: (code) =>
      run(async () => {
        const known = [...made.current.map(({ share }) => share), ...keptShares()];
        const secret = known.find((share) => share.code === code)?.secret ?? null;
        const gone = await withdrawShare(clients, code, secret);
        if (!gone.ok) return gone;
        made.current = made.current.filter(({ share }) => share.code !== code);
        forgetShare(code);
        return null;
      }),
  };
}
