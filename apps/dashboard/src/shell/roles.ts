import type { MyStaffQuery } from "@carloom/api-client/commerce";
import { createContext, use } from "react";

export type Role = NonNullable<MyStaffQuery["myStaff"]>["roles"][number];
export type Me = { id: string; email: string; name: string; roles: readonly Role[] };

export const MeContext = createContext<Me>({ id: "", email: "", name: "", roles: [] });
export const useMe = (): Me => use(MeContext);

/** May somebody with these roles act in one of the wanted ones? An owner may act in all; no wish is met by anybody. */
export const mayAct = (roles: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.length === 0 || roles.includes("owner") || wanted.some((role) => roles.includes(role));

export const useMay = (...wanted: Role[]): boolean => mayAct(useMe().roles, wanted);
