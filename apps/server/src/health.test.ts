import { expect, it } from "vitest";
import { healthHandler } from "./health.ts";

it("says that it is not ready while it stops, and that it lives", async () => {
  let leaves = false;
  const services = { connection: { ping: async () => undefined } };
  const handler = healthHandler(services as never, {} as never, () => leaves);
  const ask = async (path: string) => {
    const answer = await handler(new Request(`http://localhost:8000${path}`), { ip: "127.0.0.1" } as never);
    return [answer?.status, await answer?.text()];
  };
  expect(await ask("/readyz")).toEqual([200, "ready\n"]);
  leaves = true;
  expect(await ask("/readyz")).toEqual([503, "This node is stopping.\n"]);
  expect(await ask("/healthz")).toEqual([200, "ok\n"]);
});
