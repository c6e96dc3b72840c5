/** A provider of pictures in a process of its own, which behaves as the engine's name says. Tells its port. */
import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";

const ground = { width: 256, height: 256, channels: 3, background: "white" } as const;
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><circle cx="128" cy="128" r="80" fill="red"/></svg>',
);
const png = (
  await sharp({ create: ground })
    .composite([{ input: disc }])
    .png()
    .toBuffer()
).toString("base64");
/** No flat art: every pixel is its own. */
const photo = (
  await sharp({
    create: { ...ground, noise: { type: "gaussian", mean: 120, sigma: 40 } },
  })
    .png()
    .toBuffer()
).toString("base64");
const asked = new Map<string, number>();
const bodies: unknown[] = [];

/** Says of words what stands in them: `checked-hate` is hate. */
function moderate(response: ServerResponse, input: string): void {
  const found = /checked-(\w+)/.exec(input)?.[1];
  if (found === "breaks") return void response.writeHead(500).end();
  if (found === "garbage") return void response.end('{"results":[{"flagged":"perhaps"}]}');
  const answer = {
    results: [{ flagged: found !== undefined, categories: found ? { [found]: true, other: false } : {} }],
  };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString("utf8");
    if (request.url === "/seen") return void response.end(JSON.stringify(bodies));
    const body = JSON.parse(text) as { samples?: number; n?: number; model?: string; input?: string };
    bodies.push({ ...body, authorization: request.headers.authorization });
    if (request.url === "/v1/moderations") return moderate(response, body.input ?? "");
    const engine = /generation\/([\w-]+)\//.exec(request.url ?? "")?.[1] ?? body.model ?? "";
    const times = (asked.get(engine) ?? 0) + 1;
    asked.set(engine, times);
    const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
    const good = (picture = png) =>
      json(
        200,
        body.n === undefined
          ? {
              artifacts: Array.from({ length: body.samples ?? 1 }, (_, seed) => ({
                base64: picture,
                finishReason: "SUCCESS",
                seed,
              })),
            }
          : { data: Array.from({ length: body.n }, () => ({ b64_json: picture })) },
      );
    if (engine === "good") good();
    else if (engine === "photo") good(photo);
    else if (engine === "busy-once" && times > 1) good();
    else if (engine === "busy-once") json(429, {}, { "retry-after": "1" });
    else if (engine === "busy") json(429, {}, { "retry-after": "86400" });
    else if (engine === "broken") json(500, { message: "broken" });
    else if (engine === "refuses") json(400, { name: "invalid_prompts" });
    else if (engine === "filtered") json(200, { artifacts: [{ base64: png, finishReason: "CONTENT_FILTERED" }] });
    else if (engine === "garbage") response.end("<html>hello");
    else if (engine === "html-picture")
      json(200, {
        artifacts: [{ base64: Buffer.from("<script>alert(1)</script>").toString("base64"), finishReason: "SUCCESS" }],
      });
    else if (engine === "empty") json(200, { artifacts: [] });
    else if (engine === "other") json(200, [1, null, "x"]);
    else if (engine === "redirect") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else if (engine === "cut") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
      response.write('{"artifacts":[');
      setTimeout(() => response.destroy(), 50);
    } else if (engine === "endless") {
      response.writeHead(200);
      const more = Buffer.alloc(1_000_000, 65);
      const send = (): void => {
        while (!response.destroyed && response.write(more));
        if (!response.destroyed) response.once("drain", send);
      };
      send();
    }
    // "slow" never answers
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
process.on("disconnect", () => process.exit(0));
