import type { ReactNode } from "react";
import { Link } from "react-router";
import { mayAct, useMe } from "./roles.ts";
import { roomOf } from "./rooms.ts";

/** A link into another room; to whoever may not enter that one it is only its words. */
export function RoomLink({ to, children }: { to: string; children: ReactNode }) {
  const { roles } = useMe();
  return mayAct(roles, roomOf(to)?.roles ?? []) ? (
    <Link className="ui-link" to={to}>
      {children}
    </Link>
  ) : (
    children
  );
}
