import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** How long a link is looked at before its page's script is loaded, ms. */
const PAUSE_MS = 100;

const linkOf = (event: SyntheticEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && link.origin === location.origin ? link : null;
};
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/**
 * For long lists of plain `a`: one listener on the list goes on without a reload, and loads the page ahead when a link is
 * looked at. A hundred of the router's links cost a server a third of the page, and a phone as much when it takes over.
 */
export function useListLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (event: SyntheticEvent) => {
    const link = linkOf(event);
    clearTimeout(timer.current);
    if (link) timer.current = setTimeout(() => setAhead(addressOf(link)), PAUSE_MS);
  };
  return {
    onClick(event: MouseEvent) {
      const link = linkOf(event);
      // anything else than a plain click is the browser's: a new tab, a new window, a file
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(addressOf(link));
    },
    onPointerOver: look,
    onFocus: look,
    ahead: ahead ? <PrefetchPageLinks page={ahead} /> : null,
  };
}
