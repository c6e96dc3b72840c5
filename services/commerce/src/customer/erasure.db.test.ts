import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AccountFixture, accountFixture, newEmail, ORIGIN, PASSWORD } from "@carloom/identity/testing";
import { addJob } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { personalOf } from "./personal.ts";

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture({}, { migrations: [commerceMigrations], personal: personalOf(noDesigns) });
});
afterAll(() => f.services.drop());

type Loose = ReturnType<typeof JSON.parse>;
const REGISTER = "mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }";
const SIGN_IN = `mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) {
  token refreshToken errors { code } } }`;
const ASK_DELETION = `mutation { accountRequestDeletion(redirectUrl: "${ORIGIN}/delete") { errors { code } } }`;
const DELETE = "mutation($token: String!) { accountDelete(token: $token) { user { email } errors { field code } } }";

const ask = async (query: string, variables: object, token?: string): Promise<Loose> => {
  const answer = await f.graphql(query, variables, token && `Bearer ${token}`);
  return answer.errors ? { refused: answer.errors[0]?.extensions?.code } : Object.values(answer.data ?? {})[0];
};
const signIn = async (email: string, password = PASSWORD): Promise<Loose> => ask(SIGN_IN, { email, password });
const me = (token: string) => ask("{ me { email } }", {}, token);
const linkToken = (mail: { text: string } | undefined) =>
  new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://no.link/").searchParams.get("token") ?? "";

async function person(): Promise<{ email: string; token: string }> {
  const email = newEmail();
  await ask(REGISTER, { input: { email, password: PASSWORD, firstName: "Ren", lastName: "Ito", redirectUrl: ORIGIN } });
  await f.mailsOf(email);
  return { email, token: (await signIn(email)).token };
}

describe("an account's end", () => {
  it("exports everything, then leaves nothing of the person anywhere", async () => {
    const { email, token } = await person();
    const HOME = {
      firstName: "Ren",
      lastName: "Ito",
      streetAddress1: "1 Hidden Lane",
      city: "Berlin",
      postalCode: "10119",
    };
    const ADDRESS = `mutation { accountAddressCreate(input: { firstName: "Ren", lastName: "Ito", streetAddress1: "1 Hidden Lane",
      city: "Berlin", postalCode: "10119", country: DE }) { errors { code } } }`;
    expect((await ask(ADDRESS, {}, token)).errors).toEqual([]);
    // a cart begun as a guest, a quote and a wish for news by the same address, and a job that nobody finished
    const { pool } = f.services.connection;
    await pool.query(`insert into commerce.channel (slug, name, currency, default_country, prices_include_tax)
      values ('default-channel', 'Shop', 'USD', 'US', false)`);
    const guest = JSON.stringify({ ...HOME, id: "1", country: "DE", phone: "" });
    await pool.query(
      `insert into commerce.checkout (id, channel_id, email, shipping_address, billing_address)
       select gen_random_uuid(), id, $1, $2, $2 from commerce.channel`,
      [email, guest],
    );
    await pool.query(
      `insert into commerce.quote (id, token, channel_id, email, language_code, country, lines, designs, valid_until)
       select gen_random_uuid(), gen_random_uuid(), id, $1, 'EN', 'DE', '[]', '[]', now() from commerce.channel`,
      [email],
    );
    // a colleague who looked at something
    await pool.query(
      `insert into commerce.staff_presence (record, account_id) select 'order:1', id from commerce.account where email = $1`,
      [email],
    );
    await addJob(f.services.db, "waits.forever", { email }, { runAt: new Date(Date.now() + 86_400_000) });
    const data = await ask("{ myData }", {}, token);
    expect(data).toMatchObject({
      account: [{ email, first_name: "Ren" }],
      addresses: [{ street_address_1: "1 Hidden Lane" }],
      sessions: [{ user_agent: "GraphQL" }],
      studio: {},
    });
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
    expect((await ask(ASK_DELETION, {}, token)).errors).toEqual([]);
    const link = linkToken((await f.mailsOf(email))[0]);
    const thief = await person();
    expect((await ask(DELETE, { token: link }, thief.token)).errors).toEqual([{ field: "token", code: "INVALID" }]);
    expect((await ask(DELETE, { token: link }, token)).errors).toEqual([]);
    expect(await me(token)).toBeNull();
    expect((await signIn(email)).token).toBeNull();
    // the job of the deletion, and mails and jobs that named them
    expect(await f.mailsOf(email)).toEqual([]);
    const { rows: tables } = await sql<{ name: string }>`select schemaname || '.' || quote_ident(tablename) as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(f.services.db);
    for (const { name } of tables) {
      const { rows } = await f.services.connection.pool.query(
        `select count(*)::integer as hits from ${name} t where to_jsonb(t)::text like $1 or to_jsonb(t)::text like '%Hidden Lane%'`,
        [`%${email}%`],
      );
      expect([name, rows[0].hits]).toEqual([name, 0]);
    }
    expect((await pool.query("select from commerce.staff_presence")).rowCount).toBe(0);
    const folder = f.services.settings.env.DATA_DIR ?? "";
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = await readFile(join(entry.parentPath, entry.name), "latin1");
      expect([entry.name, text.includes(email), text.includes("Hidden Lane")]).toEqual([entry.name, false, false]);
    }
    expect((await ask(DELETE, { token: link }, token)).refused).toBe("UNAUTHENTICATED");
  });
});
