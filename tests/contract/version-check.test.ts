import { updateProject } from "../../apps/studio/src/save/project-api.ts";
import { memoryServer } from "../../apps/studio/src/save/testing.ts";
import { createClients } from "@carloom/api-client";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import * as documents from "@carloom/threed/documents";
import { openWorld, THREED_URL, type World } from "@carloom/threed/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

/** What a hand sends: from how many versions ago, which colour, and whether what it replaces shall be kept. */
const hand = fc.record({ behind: fc.nat(2), color: fc.nat(5), keep: fc.boolean() });
const build = (n: number): BuildDocument => ({
  ...emptyBuild(),
  paint: { body: { color: `#00000${n}`, finish: "solid" } },
});

/** The studio's histories are run against a server in memory: this one answers as that one does. */
it("the server that the studio's saving is tested against decides as the real one does", async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(hand, { minLength: 1, maxLength: 12 }), async (hands) => {
      const token = await world.token(`writer-${++people}`);
      const settings = { threed: { server: THREED_URL.replace(/\/graphql\/$/, "") } };
      const real = createClients(
        { ...settings, commerce: { server: "", dashboard: "", storeFront: "" }, ai: { server: "" } },
        { accessToken: () => token },
        { fetch: (input, init) => Promise.resolve(world.endpoint(new Request(input, init))) },
      );
      const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "t" } };
      const made = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
      const { uuid } = made.data.personalProjectCreate.project;
      const memory = memoryServer();
      const double = memory.connect().clients;
      let version = 1;
      for (const { behind, color, keep } of hands) {
        const base = Math.max(1, version - behind);
        const answers = await Promise.all(
          [[real, uuid] as const, [double, "p"] as const].map(([clients, project]) =>
            updateProject(clients, { uuid: project, version: base }, build(color), keep),
          ),
        );
        const [mine, theirs] = answers.map((answer) => {
          const stored = answer.ok ? answer.build : "conflict" in answer ? answer.conflict : null;
          return [answer.ok, stored?.version, stored?.document.paint];
        });
        expect(mine).toEqual(theirs);
        version = Number(mine?.[1]);
      }
      // What was to be kept is kept there as well: every replaced build, but for what was replaced by its like.
      const { data } = await world.call(documents.PROJECT_VERSIONS, { projectUuid: uuid }, token);
      const kept = new Set<string>();
      for (const { version: of } of data.projectVersions) {
        const answer = await world.call(documents.PROJECT_VERSION, { projectUuid: uuid, version: of }, token);
        kept.add(JSON.stringify(answer.data.projectVersion.option.paint ?? {}));
      }
      for (const { paint } of memory.kept) expect([...kept]).toContain(JSON.stringify(paint));
    }),
    { numRuns: 15 },
  );
});
