import { createServer, type Server } from "node:net";

const text = (value: string) => Buffer.from(`${value}\0`);
const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int(body.length + 4, 4), body]);
};
const READY = message("Z", Buffer.from("I"));

/** Columns with their values; types as PostgreSQL numbers them. */
const ROW = [
  { name: "version", type: 23, value: "140012" },
  { name: "shown", type: 25, value: "14.12" },
  { name: "reads_only", type: 16, value: "f" },
  { name: "may_create", type: 16, value: "t" },
];
const ANSWER = Buffer.concat([
  message(
    "T",
    int(ROW.length, 2),
    ...ROW.map(({ name, type }) =>
      Buffer.concat([text(name), int(0, 4), int(0, 2), int(type, 4), int(-1, 2), int(-1, 4), int(0, 2)]),
    ),
  ),
  message(
    "D",
    int(ROW.length, 2),
    ...ROW.map(({ value }) => Buffer.concat([int(value.length, 4), Buffer.from(value)])),
  ),
  message("C", text("SELECT 1")),
  READY,
]);

/** Speaks as much of PostgreSQL's protocol as tells that it is version 14, which cannot be had beside the embedded one. */
export function oldPostgres(): Server {
  return createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int(0, 4)), READY]));
      socket.on("data", (data) => {
        if (data[0] === "Q".charCodeAt(0)) socket.write(ANSWER);
      });
    });
  });
}
