import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail } from "./account.fixture.ts";
import { authenticate } from "./authenticate.ts";
import { createStaff, deactivateStaff, removeStaffRole, StaffError } from "./staff.command.ts";

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture();
  // somebody keeps the installation
  await createStaff(f.services, { email: newEmail(), role: "owner" });
});
afterAll(() => f.services.drop());

async function signIn(email: string, password: string): Promise<string | null> {
  const answer = await f.graphql(
    "mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token } }",
    { e: email, p: password },
  );
  return (answer.data?.tokenCreate as unknown as { token: string | null }).token;
}
async function worker(...roles: [string, ...string[]]) {
  const email = newEmail();
  const [first, ...rest] = roles;
  const { password } = await createStaff(f.services, { email, role: first });
  for (const role of rest) await createStaff(f.services, { email, role });
  const token = (await signIn(email, password ?? "")) ?? "";
  return { email, password: password ?? "", token };
}
const see = (token: string | null) => authenticate(f.services, `Bearer ${token}`);

describe("taking a role away", () => {
  it("ends the sessions and leaves the other roles, and a customer when none is left", async () => {
    const { email, password, token } = await worker("orders", "support");
    expect(await see(token)).toMatchObject({ isStaff: true, roles: ["orders", "support"] });
    await removeStaffRole(f.services, ` ${email.toUpperCase()} `, "orders");
    expect(await see(token)).toBeNull();
    expect(await see(await signIn(email, password))).toMatchObject({ isStaff: true, roles: ["support"] });
    await expect(removeStaffRole(f.services, email, "orders")).rejects.toThrow(StaffError);
    await removeStaffRole(f.services, email, "support");
    expect(await see(await signIn(email, password))).toMatchObject({ isStaff: false, roles: [] });
    await expect(removeStaffRole(f.services, newEmail(), "support")).rejects.toThrow("has no account");
  });
});

describe("ending an account of staff", () => {
  it("takes roles, sessions and sign-in; a new role opens it again", async () => {
    const { email, password, token } = await worker("catalogue");
    const ended = await deactivateStaff(f.services, email);
    expect(ended).toMatchObject({ is_active: false, is_staff: false, roles: [] });
    expect(await see(token)).toBeNull();
    expect(await signIn(email, password)).toBeNull();
    await expect(deactivateStaff(f.services, email)).rejects.toThrow("is not staff");
    await createStaff(f.services, { email, role: "support" });
    expect(await see(await signIn(email, password))).toMatchObject({ isStaff: true, roles: ["support"] });
  });
});

describe("owners", () => {
  it("are never none, though two take each other's role away at once", async () => {
    const own = await accountFixture();
    try {
      const [one, two] = [newEmail(), newEmail()];
      for (const email of [one, two]) await createStaff(own.services, { email, role: "owner" });
      const ended = await Promise.allSettled([
        removeStaffRole(own.services, one, "owner"),
        deactivateStaff(own.services, two),
      ]);
      expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const left = ended[0]?.status === "fulfilled" ? two : one;
      await expect(deactivateStaff(own.services, left)).rejects.toThrow("is the only owner");
    } finally {
      await own.services.drop();
    }
  });
});
