import type { Services } from "@carloom/platform";
import type { AccountRow } from "../account.tables.ts";

/** Must an account prove a one-time code before it acts in its roles? */
export const needsCode = ({ settings }: Pick<Services, "settings">, account: AccountRow): boolean =>
  account.roles.some((role) => settings.env.STAFF_CODE_ROLES.includes(role));
