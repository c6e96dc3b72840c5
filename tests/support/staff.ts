import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { PASSWORD } from "./people.ts";
import type { Running } from "./product.ts";

const command = resolve(import.meta.dirname, "../../scripts/staff.ts");

/** Makes somebody staff of a running product, as its operator does. */
export async function makeStaff(product: Running, email: string, role: string): Promise<void> {
  const given = ["create", "--email", email, "--role", role, "--password", PASSWORD];
  await promisify(execFile)(process.execPath, [command, ...given], { env: { ...process.env, ...product.env } });
}
