import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, PASSWORD } from "./account.fixture.ts";
import { accountDb } from "../account.tables.ts";
import { authenticate } from "./authenticate.ts";
import { createStaff, StaffError } from "./staff.command.ts";
import { lockAccount } from "./account.repository.ts";
import { eraseAccount } from "./delete.command.ts";
import { nothingPersonal } from "../personal.port.ts";
import { ownerOfUserName } from "./user-name.repository.ts";

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture({ ADMINISTRATORS: "owner@people.example,studio@people.example" });
});
afterAll(() => f.services.drop());

async function person(email = newEmail()): Promise<{ email: string; token: string; id: string }> {
  await f.graphql("mutation($i: AccountRegisterInput!) { accountRegister(input: $i) { errors { code } } }", {
    i: { email, password: PASSWORD, firstName: "Ren", lastName: "Ito" },
  });
  const token = await tokenOf(email, PASSWORD);
  return { email, token, id: (await authenticate(f.services, token))?.userId ?? "" };
}
async function tokenOf(email: string, password: string): Promise<string> {
  const answer = await f.graphql(
    "mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token } }",
    { e: email, p: password },
  );
  return (answer.data?.tokenCreate as unknown as { token: string }).token;
}

const ADDRESS = {
  firstName: "Ren",
  lastName: "Ito",
  streetAddress1: "1-2-3 Jingumae",
  city: "Shibuya",
  countryArea: "Tokyo",
  postalCode: "150-0001",
  country: "JP",
  phone: "+81 3 1234 5678",
};
const CREATE = `mutation($input: AddressInput!, $type: AddressTypeEnum) {
  accountAddressCreate(input: $input, type: $type) {
    address { id city country { code country } isDefaultShippingAddress } errors { field code }
  }
}`;
type Created = { address: { id: string } };

describe("address book", () => {
  it("keeps, changes and deletes what is one's own", async () => {
    const { token } = await person();
    const created = await f.graphql(CREATE, { input: ADDRESS, type: "SHIPPING" }, token);
    expect(created.data?.accountAddressCreate).toMatchObject({
      address: { city: "Shibuya", country: { code: "JP", country: "Japan" }, isDefaultShippingAddress: true },
      errors: [],
    });
    const { id } = (created.data?.accountAddressCreate as unknown as Created).address;
    const update = `mutation($id: ID!, $input: AddressInput!) {
      accountAddressUpdate(id: $id, input: $input) { address { id city postalCode } errors { field code } } }`;
    const changed = await f.graphql(update, { id, input: { city: "Minato" } }, token);
    expect(changed.data?.accountAddressUpdate).toEqual({
      address: { id, city: "Minato", postalCode: "150-0001" },
      errors: [],
    });
    const wrong = await f.graphql(update, { id, input: { postalCode: "x" } }, token);
    expect(wrong.data?.accountAddressUpdate).toMatchObject({ errors: [{ field: "postalCode", code: "INVALID" }] });
    const me = await f.graphql("{ me { addresses { id } defaultShippingAddress { id city } } }", {}, token);
    expect(me.data?.me).toEqual({ addresses: [{ id }], defaultShippingAddress: { id, city: "Minato" } });
    const remove = "mutation($id: ID!) { accountAddressDelete(id: $id) { user { addresses { id } } errors { code } } }";
    const gone = await f.graphql(remove, { id }, token);
    expect(gone.data?.accountAddressDelete).toEqual({ user: { addresses: [] }, errors: [] });
  });

  it("answers another's address, another type's id and nonsense as unknown, and leaves it as it was", async () => {
    const owner = await person();
    const thief = await person();
    const created = await f.graphql(CREATE, { input: ADDRESS }, owner.token);
    const { id } = (created.data?.accountAddressCreate as unknown as Created).address;
    const asUser = Buffer.from(Buffer.from(id, "base64").toString().replace("Address:", "User:")).toString("base64");
    const unknown = Buffer.from(`Address:${crypto.randomUUID()}`).toString("base64");
    const answers = new Set<string>();
    for (const foreign of [id, asUser, unknown, "nonsense", ""]) {
      const query = `mutation($id: ID!, $input: AddressInput!) {
        a: accountAddressUpdate(id: $id, input: $input) { address { id } user { id } errors { code } }
        b: accountSetDefaultAddress(id: $id, type: SHIPPING) { user { id } errors { code } }
        c: accountAddressDelete(id: $id) { address { id } user { id } errors { code } }
      }`;
      answers.add(JSON.stringify(await f.graphql(query, { id: foreign, input: { city: "x" } }, thief.token)));
    }
    expect(answers.size).toBe(1);
    const mine = await f.graphql("{ me { addresses { id city } } }", {}, owner.token);
    expect(mine.data?.me).toEqual({ addresses: [{ id, city: "Shibuya" }] });
  });
});

describe("accountUpdate", () => {
  const UPDATE = `mutation($input: AccountInput!) {
    accountUpdate(input: $input) { user { firstName lastName languageCode isStaff } errors { field code } } }`;
  it("changes names and language alone", async () => {
    const { token } = await person();
    const input = { firstName: " Rin\u0000 ", languageCode: "JA" };
    const answer = await f.graphql(UPDATE, { input }, token);
    expect(answer.data?.accountUpdate).toEqual({
      user: { firstName: "Rin", lastName: "Ito", languageCode: "JA", isStaff: false },
      errors: [],
    });
    for (const more of [{ isStaff: true }, { email: "x@y.example" }, { isActive: false }, { id: "VXNlcjox" }])
      expect((await f.graphql(UPDATE, { input: more }, token)).errors?.length).toBeGreaterThan(0);
  });
  it("does nothing for nobody", async () => {
    const answer = await f.graphql(UPDATE, { input: { firstName: "x" } });
    expect(answer.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

describe("userNameUpdate", () => {
  const UPDATE = "mutation($n: String!) { userNameUpdate(userName: $n) { userName errors { field code } } }";
  const update = async (token: string, n: string) => (await f.graphql(UPDATE, { n }, token)).data?.userNameUpdate;

  it("takes a handle once, and former ones lead on", async () => {
    const one = await person();
    const two = await person();
    const name = `ren-${crypto.randomUUID().slice(0, 8)}`;
    expect(await update(one.token, ` ${name.toUpperCase()} `)).toEqual({ userName: name, errors: [] });
    expect(await update(two.token, name)).toMatchObject({ errors: [{ field: "userName", code: "UNIQUE" }] });
    const kept = await f.graphql("{ myUserName }", {}, two.token);
    expect(kept.data?.myUserName).toMatch(/^ren-ito-/);
    expect(await update(one.token, `${name}-2`)).toMatchObject({ errors: [] });
    expect(await update(two.token, name)).toMatchObject({ errors: [{ code: "UNIQUE" }] });
    expect(await ownerOfUserName(accountDb(f.services.db), name)).toMatchObject({ current: `${name}-2` });
    expect(await update(one.token, name)).toEqual({ userName: name, errors: [] });
  });

  it("is for a few changes a month, and never hinders going back", async () => {
    const { token, id } = await person();
    const names = Array.from({ length: 5 }, () => `ren-${crypto.randomUUID().slice(0, 8)}`);
    for (const name of names.slice(0, 3)) expect(await update(token, name)).toEqual({ userName: name, errors: [] });
    const late = { field: "userName", code: "LOGIN_ATTEMPT_DELAYED" };
    expect(await update(token, names[3] ?? "")).toEqual({ userName: null, errors: [late] });
    const before = await f.graphql("{ myUserName }", {}, token);
    expect(before.data?.myUserName).toBe(names[2]);
    expect(await update(token, names[0] ?? "")).toEqual({ userName: names[0], errors: [] });
    // many at once are counted one after the other
    await f.services.connection.pool.query(
      "update commerce.account_user_name set created_at = now() - interval '31 days' where account_id = $1",
      [id],
    );
    await f.services.connection.pool.query(
      "update commerce.account set date_joined = now() - interval '40 days' where id = $1",
      [id],
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => update(token, `ren-${crypto.randomUUID().slice(0, 8)}`)),
    );
    const given = (answers as unknown as { errors: unknown[] }[]).filter(({ errors }) => errors.length === 0);
    expect(given).toHaveLength(3);
  });

  it("gives a name that somebody left, or that went with its account, to nobody for half a year", async () => {
    const [one, two] = [await person(), await person()];
    const { pool } = f.services.connection;
    const [left, erased] = [0, 1].map(() => `ren-${crypto.randomUUID().slice(0, 8)}`);
    for (const name of [left, erased]) await update(one.token, name ?? "");
    const taken = { userName: null, errors: [{ field: "userName", code: "UNIQUE" }] };
    expect(await update(two.token, left ?? "")).toEqual(taken);
    const days = (count: number) =>
      pool.query(
        "update commerce.account_user_name set left_at = now() - make_interval(days => $2) where user_name = $1",
        [left, count],
      );
    await days(179);
    expect(await update(two.token, left ?? "")).toEqual(taken);
    await days(181);
    expect(await update(two.token, left ?? "")).toEqual({ userName: left, errors: [] });
    expect(await ownerOfUserName(accountDb(f.services.db), left ?? "")).toMatchObject({ accountId: two.id });
    // what somebody has now is theirs, however long ago they took it
    await days(400);
    expect(await update(one.token, left ?? "")).toEqual(taken);
    await accountDb(f.services.db)
      .transaction()
      .execute(async (trx) => {
        const account = await lockAccount(trx, one.id);
        if (account) await eraseAccount(nothingPersonal, trx, account);
      });
    expect(await update(two.token, erased ?? "")).toEqual(taken);
    await pool.query("update commerce.user_name_rest set until = now() - interval '1 day'");
    expect(await update(two.token, erased ?? "")).toEqual({ userName: erased, errors: [] });
  });

  it.each(["default", "Admin", "a", "a--b", "-ab", "ab-", "a b", "한글이름", "../x", "x".repeat(31), ""])(
    "refuses %j",
    async (name) => {
      const { token } = await person();
      expect(await update(token, name)).toMatchObject({ userName: null, errors: [{ field: "userName" }] });
    },
  );
});

describe("staff", () => {
  it("are made with a role, confirmed, and may be given another", async () => {
    const email = newEmail();
    const made = await createStaff(f.services, { email, role: "owner" });
    expect(made).toMatchObject({ created: true, account: { is_staff: true, is_confirmed: true, roles: ["owner"] } });
    const visitor = await authenticate(f.services, `Bearer ${await tokenOf(email, made.password ?? "")}`);
    expect(visitor).toMatchObject({ isStaff: true, roles: ["owner"], isConfirmed: true });
    const again = await createStaff(f.services, { email, role: "orders" });
    expect(again).toMatchObject({ created: false, password: null, account: { roles: ["orders", "owner"] } });
  });

  it("take the address over from who registered it without owning it", async () => {
    const { email, token } = await person();
    const made = await createStaff(f.services, { email, role: "catalogue" });
    expect(made.password).toBeTruthy();
    expect(await authenticate(f.services, token)).toBeNull();
    expect(await tokenOf(email, PASSWORD)).toBeNull();
    expect(await tokenOf(email, made.password ?? "")).toBeTruthy();
  });

  it("refuse unknown roles, weak passwords and no address", async () => {
    for (const input of [
      { email: newEmail(), role: "king" },
      { email: "nobody", role: "owner" },
      { email: newEmail(), role: "owner", password: "password" },
    ])
      await expect(createStaff(f.services, input)).rejects.toThrow(StaffError);
  });
});

describe("administrators", () => {
  it("are the two addresses, once confirmed", async () => {
    const { token } = await person("studio@people.example");
    expect(await authenticate(f.services, token)).toMatchObject({ isAdministrator: false });
    const made = await createStaff(f.services, { email: "owner@people.example", role: "catalogue" });
    const owner = await tokenOf("owner@people.example", made.password ?? "");
    expect(await authenticate(f.services, owner)).toMatchObject({ isAdministrator: true });
    expect(await authenticate(f.services, (await person()).token)).toMatchObject({ isAdministrator: false });
  });
});
