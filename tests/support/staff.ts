import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { apiOf } from "./api.ts";
import { openDatabase } from "./database.ts";
import { PASSWORD, REGISTER } from "./people.ts";
import type { Running } from "./product.ts";
import { READ_ONCE } from "./read-once.ts";

const command = resolve(import.meta.dirname, "../../scripts/staff.ts");

/** Makes somebody staff of a running product, as its operator does. */
export async function appointStaff(product: Running, email: string, role: string, password = PASSWORD): Promise<void> {
  const given = ["create", "--email", email, "--role", role, "--password", password];
  await promisify(execFile)(process.execPath, [command, ...given], {
    env: { ...READ_ONCE, ...process.env, ...product.env },
  });
}

/** The same where nobody looks at how it comes about: a process that loads the services takes a second of CPU. */
export async function makeStaff(product: Running, email: string, role: string): Promise<void> {
  const input = { email, password: PASSWORD };
  const { errors } = (await apiOf(product).commerce(REGISTER, { input })).data.accountRegister;
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const database = await openDatabase(product);
  try {
    await database.rows(
      "update commerce.account set is_staff = true, is_confirmed = true, roles = array[$2] where email = $1",
      [email, role],
    );
  } finally {
    await database.close();
  }
}
