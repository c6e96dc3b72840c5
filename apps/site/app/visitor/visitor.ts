import { CHECKED_NOTHING } from "./unknown.ts";
import type { Visitor } from "@carloom/api-client";
import { useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";

const never = () => () => {};

/** Who is visiting. `checking` on the server, while hydrating and until the first check is done. */
export function useVisitor(): Visitor {
  const { session } = useSite();
  return useSyncExternalStore(
    session?.subscribe ?? never,
    session?.getSnapshot ?? (() => CHECKED_NOTHING),
    () => CHECKED_NOTHING,
  );
}
