// reads: nothing
import { request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGate, folderMailer, listen, type Mailer, portOf } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { devMailHandler } from "./dev-mail.ts";

const ORIGIN = "http://localhost:8000";
const HERE = { ip: "", requestId: "", isFromHere: true };

let folder: string;
let mailer: Mailer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carloom-mail-"));
  mailer = folderMailer(folder, "shop@carloom.example", "Carloom");
  await mailer.send({
    to: "mina@people.example",
    subject: "Confirm <your> e-mail",
    text: "Open\nhttps://a.example/?x=1&y=2",
    action: "Confirm",
  });
  await mailer.send({
    to: "ada@people.example",
    subject: "주문 1001번이 접수되었습니다",
    text: "<script>alert(1)</script>",
  });
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, init?: RequestInit) => {
  const answer = await devMailHandler(mailer, ORIGIN)(new Request(`${ORIGIN}${path}`, init), HERE);
  return (
    answer && {
      status: answer.status,
      text: await answer.text(),
      policy: answer.headers.get("content-security-policy"),
    }
  );
};

describe("/dev/mail", () => {
  it("lists, searches, and shows a mail as its reader sees it and as text", async () => {
    expect((await get("/dev/mail"))?.text).toMatch(/주문 1001번[\s\S]*Confirm &#60;your&#62; e-mail/);
    const found = (await get("/dev/mail?q=MINA+confirm"))?.text ?? "";
    expect(found).not.toContain("1001");
    const path = /href="(\/dev\/mail\/[^"]+)"/.exec(found)?.[1] ?? "";
    const shown = await get(path);
    expect(shown?.text).toContain('<a href="https://a.example/?x=1&#38;y=2">');
    expect(shown?.text).toContain('sandbox="allow-popups');
    const inner = await get(`${path}/html`);
    expect(inner?.text).toContain(">Confirm</a>");
    expect(inner?.policy).toMatch(/default-src 'none'.*sandbox/);
    expect((await get("/dev/mail?q=nothing+like+it"))?.text).toContain("No mail holds these words");
    expect((await get("/dev/mail/../../etc"))?.status ?? 404).toBe(404);
  });

  it("runs nothing that a mail or a question brings along", async () => {
    for (const path of ["/dev/mail", "/dev/mail?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E"])
      expect((await get(path))?.text).not.toMatch(/<script|"><s/);
    const { mails } = JSON.parse((await get("/dev/mail.json?to=ada@people.example"))?.text ?? "");
    expect(mails).toHaveLength(1);
    expect((await get(`/dev/mail/${mails[0].id}`))?.text).not.toContain("<script");
    expect((await get(`/dev/mail/${mails[0].id}/html`))?.text).not.toContain("<script");
  });

  it("is not there where real mail is sent", async () => {
    const answer = await devMailHandler({ ...mailer, list: null }, ORIGIN)(new Request(`${ORIGIN}/dev/mail`), HERE);
    expect(answer).toBeNull();
  });

  it("answers nobody but the machine itself, under a name of its own and past no proxy", async () => {
    const serve = async (origin: string, trustedProxies: readonly string[]) => {
      const server = await listen([devMailHandler(mailer, origin)], {
        port: 0,
        host: "127.0.0.1",
        origin,
        trustedProxies: new Set(trustedProxies),
        gate: createGate({
          requestsPerMinute: 1000,
          ownAddresses: new Set(),
          roomBytes: 4_000_000,
          plainBytes: 1_200_000,
          formBytes: 2_000_000,
        }),
        onError: () => undefined,
      });
      return { server, port: portOf(server) };
    };
    const status = (port: number, headers: Record<string, string>, path = "/dev/mail.json") =>
      new Promise<number>((done, fail) => {
        request({ port, host: "127.0.0.1", path, headers }, (answer) => {
          answer.resume().on("end", () => done(answer.statusCode ?? 0));
        })
          .on("error", fail)
          .end();
      });
    const own = await serve(ORIGIN, []);
    const behind = await serve(ORIGIN, ["127.0.0.1"]);
    const shown = await serve("https://api.shop.example", []);
    try {
      for (const host of ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
        expect([host, await status(own.port, { host })]).toEqual([host, 200]);
      for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.7:8000", "a b"])
        for (const path of ["/dev/mail", "/dev/mail.json", "/dev/mail/x", "/dev/mail/x/html"])
          expect([host, await status(own.port, { host }, path)]).toEqual([host, 403]);
      const host = "localhost:8000";
      for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host", "via"])
        expect([header, await status(own.port, { host, [header]: "127.0.0.1" })]).toEqual([header, 403]);
      // a proxy that is trusted is believed nothing here, not even silence
      expect(await status(behind.port, { host })).toBe(403);
      expect(await status(behind.port, { host, "x-forwarded-for": "127.0.0.1" })).toBe(403);
      // one that says nothing of itself and asks under our address
      expect(await status(shown.port, { host })).toBe(403);
    } finally {
      for (const { server } of [own, behind, shown]) server.close();
    }
  });
});
