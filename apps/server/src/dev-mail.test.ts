// reads: nothing
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderMailer, type Mailer } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { devMailHandler } from "./dev-mail.ts";

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
  const answer = await devMailHandler(mailer)(new Request(`http://localhost:8000${path}`, init), {
    ip: "",
    requestId: "",
  });
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
    const answer = await devMailHandler({ ...mailer, list: null })(new Request("http://localhost:8000/dev/mail"), {
      ip: "",
      requestId: "",
    });
    expect(answer).toBeNull();
  });
});
