import { connect, isUnavailable } from "@carloom/platform";
import { testServices } from "@carloom/platform/testing";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openRelay } from "../cluster/relay.ts";
import { freePorts } from "../support/product.ts";
import { PATIENCE } from "../support/patience.ts";

it("a node whose network to the database is cut says soon that it is not ready, and is again when it is whole", async () => {
  const services = await testServices([]);
  const [port = 0] = await freePorts(1);
  const url = new URL(services.databaseUrl);
  const wire = await openRelay(port, Number(url.port));
  url.port = String(port);
  const { db, ping, close } = connect({
    url: url.href.replace("localhost", "127.0.0.1"),
    size: 2,
    statementTimeoutMs: 3000,
  });
  try {
    await ping();
    wire.set("cut");
    const asked = sql`select 1`.execute(db).catch((error: unknown) => error);
    // the pool itself gives up after four seconds, and six while it connects
    const first = await Promise.race([
      ping().catch(String),
      new Promise((done) => setTimeout(() => done("silence"), 2500)),
    ]);
    expect(first).toMatch(/does not answer/);
    expect(isUnavailable(await asked)).toBe(true);
    wire.set("open");
    await expect.poll(() => ping().then(() => "ready", String), { timeout: PATIENCE }).toBe("ready");
  } finally {
    await close();
    await wire.close();
    await services.drop();
  }
});

it.each(["08P01", "08006", "25006", "25P03", "57P01", "ECONNRESET"])(
  "what the database or a pooler says with %s is that it is away",
  (code) => {
    expect(isUnavailable(Object.assign(new Error("x"), { code }))).toBe(true);
  },
);
it.each(["57014", "23505", "0A000", "22P02"])("%s is not", (code) => {
  expect(isUnavailable(Object.assign(new Error("x"), { code }))).toBe(false);
});
