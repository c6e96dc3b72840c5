// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { Team as TeamPage } from "./team.tsx";

const member = (firstName: string, isActive: boolean) => ({
  id: firstName,
  email: `${firstName.toLowerCase()}@shop.example`,
  firstName,
  lastName: "",
  isActive,
  permissionGroups: [],
});
const edges = [member("Ada", true), member("Bo", false)].map((node) => ({ node }));
const staffTeam = { staffUsers: { edges }, permissionGroups: { edges: [] } };
const invited = { userId: "Ada", hasCode: false, needsCode: false, isInvited: true, lastLogin: null, sessions: 0 };
const UNREAD = "Invitations, one-time codes and last sign-ins cannot be shown right now.";

let Team: typeof TeamPage;
beforeAll(async () => {
  ({ Team } = await import("./team.tsx"));
});
afterEach(putAway);

const STATES = "tbody td:nth-child(3)";

it("says who is invited", async () => {
  const answers = { staffTeam, staffTeamAccess: { staffAccess: [invited] } };
  const place = await shown(<Team />, answers, { until: '[data-tone="warn"]', roles: ["owner"] });
  expect(texts(place, STATES)).toEqual(["Invited", "No access"]);
});

it("stands where that cannot be read: says so, and calls nobody active", async () => {
  const answers = { staffTeam, staffTeamAccess: new Error("503") };
  const place = await shown(<Team />, answers, { until: '[role="status"].da-soft', roles: ["owner"] });
  expect(texts(place, '[role="status"].da-soft')).toEqual([UNREAD]);
  expect(texts(place, STATES)).toEqual(["", "No access"]);
});
