import { Agent, type IncomingMessage, request, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { createGate } from "./gate.ts";
import { endServer, leave } from "./leaving.ts";
import { type Handler, listen, portOf } from "./node.ts";

let server: Server;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function serve(handlers: Handler[]): Promise<void> {
  const gate = createGate({
    requestsPerMinute: 100,
    ownAddresses: new Set(),
    roomBytes: 1_000_000,
    plainBytes: 1_000_000,
    formBytes: 1_000_000,
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const origin = "http://localhost";
  server = await listen(handlers, { port: 0, host: "127.0.0.1", origin, trustedProxies: new Set(), gate, onError });
  port = portOf(server);
}

type Answer = { status: number; connection: string | undefined; body: string; isKept: boolean };

/** A request on the one connection that is kept, as a balancer sends it. */
const ask = (path = "/", body?: string) =>
  new Promise<Answer>((done, fail) => {
    const asked = request(
      { port, host: "127.0.0.1", path, agent, method: body === undefined ? "GET" : "POST" },
      (response: IncomingMessage) => {
        let text = "";
        response.on("data", (data) => (text += data));
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            connection: response.headers.connection,
            body: text,
            isKept: asked.reusedSocket,
          }),
        );
      },
    ).on("error", fail);
    asked.end(body);
  });

it("answers whoever sends on a kept connection while it leaves, and says that the connection ends", async () => {
  await serve([async (incoming) => new Response(await incoming.text())]);
  expect(await ask("/", "one")).toMatchObject({ connection: "keep-alive", body: "one" });
  leave(server);
  // what the balancer sent before it heard, to be done once and answered
  expect(await ask("/", "two")).toEqual({ status: 200, connection: "close", body: "two", isKept: true });
  // who comes anew while it leaves is answered, too
  expect(await ask("/", "three")).toEqual({ status: 200, connection: "close", body: "three", isKept: false });
  await endServer(server, 1000);
  await expect(ask("/", "four")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("ends the connection of an answer that was being made when it began to leave, once it is whole", async () => {
  let finish = () => {};
  const wait = new Promise<void>((done) => (finish = done));
  let begun = () => {};
  const asked = new Promise<void>((done) => (begun = done));
  await serve([
    async () => {
      begun();
      await wait;
      return new Response("whole");
    },
  ]);
  const answer = ask();
  await asked;
  leave(server);
  const ended = endServer(server, 60_000);
  finish();
  expect(await answer).toMatchObject({ status: 200, connection: "close", body: "whole" });
  await ended;
});

it("waits no longer than it was told for an answer that never comes", async () => {
  await serve([() => new Promise(() => undefined)]);
  const answer = ask().catch((error: Error) => error);
  await new Promise((next) => server.once("request", next));
  leave(server);
  await endServer(server, 20);
  expect(await answer).toBeInstanceOf(Error);
});
