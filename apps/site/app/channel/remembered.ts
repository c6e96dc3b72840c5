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
 * Where a visit that begins at this path goes on: in the channel that was chosen before, or else that of the visitor's
 * cart, unless the address itself names one. Null when it stays.
 */
export function continuedIn(path: string, chosen: Channel | null, held: string | null = null): string | null {
  const kept = chosen ?? (isChannel(held) ? held : null);
  const { pathname, searchParams } = new URL(path, "http://site.invalid");
  const named = isChannel(pathname.split("/")[1]) || searchParams.has(CHANNEL_PARAMETER);
  if (named || kept === null || kept === DEFAULT_CHANNEL || channelOf(path) === kept) return null;
  return withChannel(path, kept);
}

/**
 * A visit that begins at an address without a channel goes on in the one that was chosen, or else in that of the cart
 * that the visitor has (`held`, null until it is known). Public pages are the same for everybody until then.
 */
export function useRememberedChannel(held: string | null): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const path = continuedIn(pathname + search + hash, remembered(), held);
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, and when the cart is known: then the links carry the channel
  }, [held]);
}
