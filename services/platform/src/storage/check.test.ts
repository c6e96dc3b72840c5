import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { portOf } from "../http/node.ts";
import { checkObjects } from "./check.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

/** What the check says of a server that answers so. */
async function verdict(status: number, body: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${portOf(server)}`;
  const options = { endpoint, bucket: "cars", region: "us-east-1", accessKeyId: "AKIA", secretAccessKey: "hunter2" };
  const said = await checkObjects(options).then(
    () => "fit",
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(said).not.toMatch(/hunter2|\n/);
  return said.replaceAll(endpoint, "E");
}
const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

it("takes a storage that has the bucket, and says what is wrong with others", async () => {
  expect(await verdict(404, xml("NoSuchKey"))).toBe("fit");
  expect(await verdict(404, xml("NoSuchBucket"))).toMatch(/^StartError: .* at E has no bucket cars: .*S3_BUCKET/);
  expect(await verdict(403, xml("InvalidAccessKeyId"))).toMatch(/^StartError: .*InvalidAccessKeyId.*S3_ACCESS_KEY_ID/);
  expect(await verdict(404, "<html>Not found</html>")).toMatch(/^StartError: .*at E is no S3 storage \(HTTP 404\)/);
  expect(await verdict(301, "")).toMatch(/is no S3 storage \(HTTP 301\)/);
});
