import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { CHANNEL_PARAMETER, type Channel, channelOf, DEFAULT_CHANNEL, isChannel, withChannel } from "./channels.ts";

const KEY = "carloom.channel";

/** Keeps what somebody chose by hand for their next visit. */
export function rememberChannel(channel: Channel): void {
  try {
    localStorage.setItem(KEY, channel);
  } catch {
    // a browser that keeps nothing: the address carries it as long as the visit lasts
  }
}

function remembered(): Channel | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isChannel(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Where a visit that begins at this path goes on: in the channel that was chosen at an earlier one, unless the address
 * itself names one. Null when it stays.
 */
export function continuedIn(path: string, kept: Channel | null): string | null {
  const { pathname, searchParams } = new URL(path, "http://site.invalid");
  const named = isChannel(pathname.split("/")[1]) || searchParams.has(CHANNEL_PARAMETER);
  if (named || kept === null || kept === DEFAULT_CHANNEL || channelOf(path) === kept) return null;
  return withChannel(path, kept);
}

/** Once a visit, when the page is taken over: public pages are the same for everybody until then. */
export function useRememberedChannel(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const path = continuedIn(pathname + search + hash, remembered());
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- from then on the links carry the channel
  }, []);
}
