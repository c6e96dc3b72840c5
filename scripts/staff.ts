import { parseArgs } from "node:util";
import { createStaff, resetStaffCode, StaffError } from "@carloom/commerce";
import { asOperator } from "./setup/operator.ts";

const USAGE =
  "Usage: npm run staff -- create --email you@example.com --role owner|catalogue|orders|support [--password …]\n" +
  "       npm run staff -- reset-code --email you@example.com   (takes the one-time code away when its device is lost)";

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: "string" }, role: { type: "string" }, password: { type: "string" } },
    });
    const [command] = positionals;
    if (command === "reset-code" && values.email) return { command, email: values.email } as const;
    return command === "create" && values.email && values.role
      ? ({ command, ...values, email: values.email, role: values.role } as const)
      : null;
  } catch {
    return null;
  }
}

const options = readOptions();
if (!options) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  if (options.command === "reset-code") {
    await asOperator((services) => resetStaffCode(services, options.email));
    process.stdout.write(`${options.email} signs in without a one-time code until it sets one up again.\n`);
  } else {
    const { account, created, password } = await asOperator((services) => createStaff(services, options));
    process.stdout.write(`${created ? "Made" : "Changed"} ${account.email}: ${account.roles.join(", ")}\n`);
    if (password) process.stdout.write(`Password (shown once): ${password}\n`);
  }
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
