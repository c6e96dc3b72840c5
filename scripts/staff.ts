import { parseArgs } from "node:util";
import { createStaff, StaffError } from "@carloom/commerce";
import { asOperator } from "./setup/operator.ts";

const USAGE =
  "Usage: npm run staff -- create --email you@example.com --role owner|catalogue|orders|support [--password …]";

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: "string" }, role: { type: "string" }, password: { type: "string" } },
    });
    return positionals[0] === "create" && values.email && values.role
      ? { ...values, email: values.email, role: values.role }
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
  const { account, created, password } = await asOperator((services) => createStaff(services, options));
  process.stdout.write(`${created ? "Made" : "Changed"} ${account.email}: ${account.roles.join(", ")}\n`);
  if (password) process.stdout.write(`Password (shown once): ${password}\n`);
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
