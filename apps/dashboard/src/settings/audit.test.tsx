// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const entry = (id: string, act: string) => ({
  id,
  at: "2026-11-27T10:00:00Z",
  act,
  kind: "CHANGE",
  ok: true,
  codes: [],
  fields: ["id"],
  objects: [],
  ip: "192.0.2.7",
  requestId: "r",
  roles: ["catalogue"],
  actorId: "M",
  actor: { email: "mina@shop.example" },
});

it("says in words what was done, with the operation's name small beside it", async () => {
  const { Audit } = await import("./audit.tsx");
  const edges = ["productChannelListingUpdate", "menuItemMove", "soldBefore"].map((act) => ({ node: entry(act, act) }));
  const auditLog = { totalCount: 3, pageInfo: { endCursor: null, hasNextPage: false }, edges };
  const answers = { staffAudit: { auditLog }, staffTeam: { staffUsers: { edges: [] } } };
  const place = await shown(<Audit />, answers, { until: "tbody a", roles: ["owner"] });
  expect(texts(place, "tbody .da-two > span")).toEqual([
    "Where a product is shown or sold changed",
    "Menu item moved",
    // an act of another release is told by its name
    "soldBefore",
  ]);
  expect(texts(place, "tbody .da-two > small")).toEqual(["productChannelListingUpdate", "menuItemMove"]);
});
