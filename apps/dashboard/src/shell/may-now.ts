import { MyStaffDocument, type MyStaffQuery } from "@carloom/api-client/commerce";
import { asked, queries } from "../boot/data.ts";
import { mayAct, type Role } from "./roles.ts";

/** May who is let in act so? For what is asked before a page is drawn; of whoever is not let in yet nothing is known. */
export const mayNow = (...wanted: Role[]): boolean =>
  mayAct(queries.getQueryData<MyStaffQuery>(asked(MyStaffDocument, {}).key)?.myStaff?.roles ?? [], wanted);
