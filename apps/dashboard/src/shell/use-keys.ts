import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { PLACES } from "./places.ts";
import { mayAct, useMe } from "./roles.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Milliseconds in which the second key of `g o` must come. */
const TOGETHER = 1200;

/** Ctrl K and `/` search; `g` and a letter go to a room. Nothing of it works while somebody types. */
export function useKeys({ search }: { search: () => void }): void {
  const navigate = useNavigate();
  const { roles } = useMe();
  const went = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        return search();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "/") {
        event.preventDefault();
        return search();
      }
      if (event.key === "g") {
        went.current = event.timeStamp;
        return;
      }
      if (event.timeStamp - went.current > TOGETHER) return;
      went.current = 0;
      const place = PLACES.find(({ key, roles: wanted }) => key === event.key && mayAct(roles, wanted));
      if (place) void navigate(place.path);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, roles, search]);
}
