import { connect, createServer, type Socket } from "node:net";

/** What happens to the bytes between a node and what it talks to. */
export type Line = "open" | "cut" | { slowMs: number };

export type Relay = { port: number; set(line: Line): void; close(): Promise<void> };

/**
 * A wire between a node and a port. Cut, it carries nothing and says nothing, as a network that is gone: neither end hears
 * that the other is away. Slow, each piece comes late, in its order.
 */
export async function openRelay(port: number, to: number): Promise<Relay> {
  let line: Line = "open";
  const sockets = new Set<Socket>();
  const carry = (from: Socket, into: Socket) => {
    let last = Promise.resolve();
    from.on("data", (data) => {
      last = last.then(async () => {
        if (typeof line === "object")
          await new Promise((next) => setTimeout(next, (line as { slowMs: number }).slowMs));
        // what was sent into a network that is gone is lost
        if (line !== "cut") into.write(data);
      });
    });
    from.on("close", () => void last.then(() => line !== "cut" && into.destroy()));
    from.on("error", () => undefined);
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on("close", () => sockets.delete(near));
    near.on("error", () => undefined);
    if (line === "cut") return;
    const far = connect(to, "127.0.0.1");
    sockets.add(far);
    far.on("close", () => sockets.delete(far));
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    port,
    set(next) {
      const whole = line === "cut" && next !== "cut";
      line = next;
      // bytes are missing: the ends find out now
      if (whole) for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
