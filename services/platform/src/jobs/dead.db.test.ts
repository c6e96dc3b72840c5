import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { forgetJobs } from "./dead.ts";
import { addJob } from "./jobs.ts";

let services: TestServices;
beforeAll(async () => {
  services = await testServices([]);
});
afterAll(() => services.drop());

describe("forgetting somebody's jobs", () => {
  it("takes those that name the whole address, and leaves those of longer addresses", async () => {
    const add = (payload: object) => addJob(services.db, "mail", payload);
    await add({ to: "n@x.example" });
    await add({ kind: "email", people: [{ email: "N@X.example" }] });
    await add({ to: "ann@x.example" });
    await add({ to: "n@x.example.org" });
    await add({ text: 'somebody said "n@x.example" once' });
    expect(await forgetJobs(services.db, "n@x.example")).toBe(2);
    const { rows } = await services.connection.pool.query<{ payload: object }>(
      "select payload from graphile_worker._private_jobs order by id",
    );
    expect(rows.map((row) => row.payload)).toEqual([
      { to: "ann@x.example" },
      { to: "n@x.example.org" },
      { text: 'somebody said "n@x.example" once' },
    ]);
  });
});
