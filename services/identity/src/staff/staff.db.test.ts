import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, PASSWORD } from "../account/account.fixture.ts";
import { createStaff } from "../account/staff.command.ts";
import { globalId } from "@carloom/wire";
import "./staff.graphql.ts";

type Loose = ReturnType<typeof JSON.parse>;
let f: AccountFixture;
let owner: { id: string; email: string; bearer: string };
const group = (role: string) => globalId("Group", role);

async function token(email: string, password: string): Promise<string | null> {
  const answer = (await f.graphql(
    "mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token } }",
    {
      e: email,
      p: password,
    },
  )) as Loose;
  return answer.data.tokenCreate.token;
}
async function worker(role: string) {
  const email = newEmail();
  const { account, password } = await createStaff(f.services, { email, role });
  return { id: globalId("User", account.id), email, bearer: `Bearer ${await token(email, password ?? "")}` };
}
const ask = async (query: string, variables: object = {}, bearer = owner.bearer): Promise<Loose> => {
  const answer = (await f.graphql(query, variables, bearer)) as Loose;
  return answer.errors ? { refused: answer.errors[0].extensions?.code } : Object.values(answer.data)[0];
};
const CREATE = `mutation($input: StaffCreateInput!) { staffCreate(input: $input) {
  user { id email isStaff isConfirmed firstName permissionGroups { name } } errors { field code } } }`;
const UPDATE = `mutation($id: ID!, $input: StaffUpdateInput!) { staffUpdate(id: $id, input: $input) {
  user { isActive firstName permissionGroups { name } } errors { field code } } }`;
const END = "mutation($id: ID!) { staffDelete(id: $id) { user { isStaff isActive } errors { field code } } }";
const SET = `mutation($t: String!, $e: String!, $p: String!) { setPassword(token: $t, email: $e, password: $p) {
  user { isConfirmed } errors { code } } }`;
const codes = (payload: Loose) => payload.errors.map(({ code }: Loose) => code);
const linkOf = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? "");

beforeAll(async () => {
  f = await accountFixture({ CONFIRM_EMAIL: "true" });
  owner = await worker("owner");
});
afterAll(() => f.services.drop());

describe("inviting staff", () => {
  it("mails a link that sets a password once, in the dashboard's way", async () => {
    const email = newEmail();
    const made = await ask(CREATE, { input: { email, firstName: "Sam", addGroups: [group("orders")] } });
    expect(made).toMatchObject({
      user: { email, isStaff: true, isConfirmed: false, firstName: "Sam", permissionGroups: [{ name: "orders" }] },
      errors: [],
    });
    const [mail] = await f.mailsOf(email);
    const link = linkOf(mail?.text ?? "");
    expect(link.pathname).toBe("/set-password");
    expect(link.searchParams.get("redirectUrl")).toBe(f.services.settings.origins.dashboard);
    const set = { t: link.searchParams.get("token"), e: email, p: PASSWORD };
    expect(await ask(SET, set)).toEqual({ user: { isConfirmed: true }, errors: [] });
    expect(codes(await ask(SET, set))).toEqual(["INVALID"]);
    const bearer = `Bearer ${await token(email, PASSWORD)}`;
    expect(await ask("{ permissionGroups(first: 5) { totalCount } }", {}, bearer)).toMatchObject({ totalCount: 4 });
    expect(await ask("{ me { isStaff } }", {}, bearer)).toEqual({ isStaff: true });
    expect(await ask(CREATE, { input: { email: newEmail(), addGroups: [group("owner")] } }, bearer)).toEqual({
      refused: "FORBIDDEN",
    });
    const again = "mutation($id: ID!) { staffInviteSend(id: $id) { errors { code } } }";
    expect(codes(await ask(again, { id: made.user.id }))).toEqual(["INVALID"]);
  });

  it("voids what somebody else had prepared for that address, and lets no registration in afterwards", async () => {
    const email = newEmail();
    const REGISTER = `mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }`;
    const theirs = "another-horse-8-battery";
    const register = () =>
      f.graphql(REGISTER, { input: { email, password: theirs, redirectUrl: "http://localhost:3001/confirm" } });
    await register();
    const confirm = linkOf((await f.mailsOf(email))[0]?.text ?? "");
    await ask(CREATE, { input: { email, addGroups: [group("support")] } });
    await register();
    await f.mailsOf(email);
    const CONFIRM = "mutation($e: String!, $t: String!) { confirmAccount(email: $e, token: $t) { errors { code } } }";
    expect(codes(await ask(CONFIRM, { e: email, t: confirm.searchParams.get("token") }))).toEqual(["INVALID"]);
    const { rows } = await sql<Loose>`select password_hash, (select count(*)::int from commerce.account_registration r
      where r.account_id = a.id) as waiting from commerce.account a where email = ${email}`.execute(f.services.db);
    expect(rows).toEqual([{ password_hash: null, waiting: 0 }]);
    expect(await token(email, theirs)).toBeNull();
  });

  it("tells a customer with a password that they are staff now, and names what is wrong", async () => {
    const email = newEmail();
    await createStaff(f.services, { email, role: "support", password: PASSWORD });
    expect(codes(await ask(CREATE, { input: { email, addGroups: [group("orders")] } }))).toEqual(["UNIQUE"]);
    expect(codes(await ask(CREATE, { input: { email: "x", addGroups: [] } }))).toEqual(["INVALID", "REQUIRED"]);
    expect(codes(await ask(CREATE, { input: { email: newEmail(), addGroups: [group("king")] } }))).toEqual([
      "NOT_FOUND",
    ]);
    const away = { email: newEmail(), addGroups: [group("orders")], redirectUrl: "https://evil.example" };
    expect(codes(await ask(CREATE, { input: away }))).toEqual(["INVALID"]);
    const plain = newEmail();
    await createStaff(f.services, { email: plain, role: "support", password: PASSWORD });
    await sql`update commerce.account set roles = '{}', is_staff = false where email = ${plain}`.execute(f.services.db);
    await ask(CREATE, { input: { email: plain, addGroups: [group("catalogue")] } });
    const [mail] = await f.mailsOf(plain);
    expect(linkOf(mail?.text ?? "").origin).toBe(f.services.settings.origins.dashboard);
    expect(await token(plain, PASSWORD)).not.toBeNull();
  });
});

describe("changing staff", () => {
  it("gives and takes roles, ends sessions then, and leaves at least one", async () => {
    const sam = await worker("orders");
    const input = { firstName: "Sam", addGroups: [group("support")], removeGroups: [group("orders")] };
    expect(await ask(UPDATE, { id: sam.id, input })).toEqual({
      user: { isActive: true, firstName: "Sam", permissionGroups: [{ name: "support" }] },
      errors: [],
    });
    expect(await ask("{ me { email } }", {}, sam.bearer)).toBeNull();
    expect(codes(await ask(UPDATE, { id: sam.id, input: { removeGroups: [group("support")] } }))).toEqual(["REQUIRED"]);
    const both = { addGroups: [group("orders")], removeGroups: [group("orders")] };
    expect(codes(await ask(UPDATE, { id: sam.id, input: both }))).toEqual(["INVALID"]);
    expect(codes(await ask(UPDATE, { id: globalId("User", crypto.randomUUID()), input }))).toEqual(["NOT_FOUND"]);
  });

  it("never leaves the shop without an owner, also not when two end each other", async () => {
    expect(codes(await ask(END, { id: owner.id }))).toEqual(["DELETE_OWN_ACCOUNT"]);
    expect(codes(await ask(UPDATE, { id: owner.id, input: { isActive: false } }))).toEqual(["DEACTIVATE_OWN_ACCOUNT"]);
    const demote = { removeGroups: [group("owner")], addGroups: [group("orders")] };
    expect(codes(await ask(UPDATE, { id: owner.id, input: demote }))).toEqual(["LEFT_NOT_MANAGEABLE_PERMISSION"]);
    const other = await worker("owner");
    const ends = await Promise.all([ask(END, { id: other.id }), ask(END, { id: owner.id }, other.bearer)]);
    const { rows } = await sql<{ email: string }>`select email from commerce.account
      where is_active and 'owner' = any(roles)`.execute(f.services.db);
    expect(rows).toHaveLength(1);
    expect(ends.filter((end) => end.errors?.length === 0)).toHaveLength(1);
    if (rows[0]?.email === other.email) owner = other;
  });

  it("ends an account, and tells owners alone how colleagues come in", async () => {
    const bo = await worker("catalogue");
    const ACCESS = "query($ids: [ID!]!) { staffAccess(ids: $ids) { isInvited hasCode needsCode sessions } }";
    expect(await ask(ACCESS, { ids: [bo.id] })).toEqual([
      { isInvited: false, hasCode: false, needsCode: false, sessions: 1 },
    ]);
    expect(await ask(ACCESS, { ids: [bo.id] }, bo.bearer)).toEqual({ refused: "FORBIDDEN" });
    expect(await ask(END, { id: bo.id })).toEqual({ user: { isStaff: false, isActive: false }, errors: [] });
    expect(await ask("{ me { email } }", {}, bo.bearer)).toBeNull();
    expect(
      codes(await ask("mutation($id: ID!) { staffCodeReset(id: $id) { errors { code } } }", { id: owner.id })),
    ).toEqual(["INVALID"]);
  });
});
