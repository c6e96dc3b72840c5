import { parseArgs } from "node:util";
import { createStaff, deactivateStaff, removeStaffRole, resetStaffCode, StaffError } from "@carloom/identity";
import { asOperator } from "./setup/operator.ts";

const USAGE =
  "Usage: npm run staff -- create --email you@example.com --role owner|catalogue|orders|support [--password …]\n" +
  "       npm run staff -- remove-role --email you@example.com --role …   (whoever has no role left is a customer)\n" +
  "       npm run staff -- deactivate --email you@example.com   (ends the account: no roles, no sign-in)\n" +
  "       npm run staff -- reset-code --email you@example.com   (takes the one-time code away when its device is lost)";

type Options = { email: string; role: string; password?: string | undefined };
type Services = Parameters<Parameters<typeof asOperator>[0]>[0];

const rolesOf = (roles: readonly string[]) => (roles.length > 0 ? roles.join(", ") : "no role: a customer");

/** What each command does, and what it says then. */
const COMMANDS: Record<string, { needsRole: boolean; run: (services: Services, options: Options) => Promise<string> }> =
  {
    create: {
      needsRole: true,
      async run(services, options) {
        const { account, created, password } = await createStaff(services, options);
        const said = `${created ? "Made" : "Changed"} ${account.email}: ${account.roles.join(", ")}`;
        return password ? `${said}\nPassword (shown once): ${password}` : said;
      },
    },
    "remove-role": {
      needsRole: true,
      async run(services, { email, role }) {
        const account = await removeStaffRole(services, email, role);
        return `Changed ${account.email}: ${rolesOf(account.roles)}. Its sessions have ended.`;
      },
    },
    deactivate: {
      needsRole: false,
      async run(services, { email }) {
        const account = await deactivateStaff(services, email);
        return `Ended ${account.email}: it has no role and cannot sign in. "create" with a role opens it again.`;
      },
    },
    "reset-code": {
      needsRole: false,
      async run(services, { email }) {
        await resetStaffCode(services, email);
        return `${email} signs in without a one-time code until it sets one up again.`;
      },
    },
  };

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: "string" }, role: { type: "string" }, password: { type: "string" } },
    });
    const command = Object.hasOwn(COMMANDS, positionals[0] ?? "") ? COMMANDS[positionals[0] ?? ""] : undefined;
    const { email, role = "", password } = values;
    if (!command || !email || (command.needsRole && !role)) return null;
    return { command, options: { email, role, password } };
  } catch {
    return null;
  }
}

const read = readOptions();
if (!read) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  process.stdout.write(`${await asOperator((services) => read.command.run(services, read.options))}\n`);
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
