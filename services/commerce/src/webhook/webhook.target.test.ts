import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { isPublicAddress, post, targetProblem, targetProblemNow } from "./webhook.target.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "0.0.0.0",
  "100.64.0.1",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::7f00:1",
  "192.88.99.1",
  "fec0::1",
  "2001::1",
  "2001:0:c0a8:101::1",
  "5f00::1",
  "localhost",
])("does not take %s for a public address", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["8.8.8.8", "203.0.114.1", "2606:4700::1111", "2001:4860:4860::8888"])(
  "takes %s for a public address",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  "http://hooks.example",
  "https://127.0.0.1/x",
  "https://[::1]/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://user:password@hooks.example/",
  "ftp://hooks.example",
  "javascript:alert(1)",
  "nonsense",
])("refuses %s as a target", (url) => expect(targetProblem(url, false)).not.toBeNull());

it("refuses a name that leads to our own networks when it is written down", async () => {
  expect(await targetProblemNow("https://localhost/hook", false)).toMatch(/open internet/);
  expect(await targetProblemNow("http://localhost/hook", true)).toBeNull();
  // one that nobody knows yet is judged when it is sent to
  expect(await targetProblemNow("https://nobody.invalid/", false)).toBeNull();
});

it("never reaches our own networks, whatever name leads there, and follows no redirect", async () => {
  let hits = 0;
  const canary = createServer((req, res) => {
    hits++;
    res.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  });
  await new Promise<void>((done) => canary.listen(0, "127.0.0.1", done));
  const { port } = canary.address() as AddressInfo;
  for (const host of ["localhost", "127.0.0.1", "2130706433", "[::ffff:127.0.0.1]"]) {
    const told = await post(`https://${host}:${port}/`, "{}", {}, { allowPrivate: false, timeoutMs: 2000 });
    expect(told).toMatchObject({ ok: false, response: "This address is not on the open internet." });
  }
  expect(hits).toBe(0);
  const open = { allowPrivate: true, timeoutMs: 2000 };
  expect(await post(`http://127.0.0.1:${port}/`, "{}", {}, open)).toMatchObject({ ok: false, statusCode: 302 });
  expect(hits).toBe(1);
  canary.close();
});
