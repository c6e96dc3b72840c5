// reads: nothing
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderMailer } from "./mail.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carloom-mail-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("forgetting an address in the folder of mails", () => {
  it("deletes what went to it or names it, and nothing of a longer address", async () => {
    const mailer = folderMailer(folder, "shop@x.example", "Carloom");
    const gone = [
      ["N@x.example", "Hello."],
      ["other@x.example", "Write to n@x.example."],
      ["other@x.example", "From: Nia <n@x.example>, today"],
    ];
    const kept = [
      ["ann@x.example", "Hello."],
      ["other@x.example", "From ann@x.example, n@x.example.org, a.n@x.example or n@x.examples."],
    ];
    for (const [to = "", text = ""] of [...gone, ...kept]) await mailer.send({ to, text, subject: "A mail" });
    expect(await mailer.forget?.("n@x.example")).toBe(gone.length);
    const left = (await mailer.list?.()) ?? [];
    expect(left.map(({ to, text }) => [to, text]).sort()).toEqual(kept.sort());
  });
});

it("keeps who gets the answer, and takes one plain address alone for that", async () => {
  const mailer = folderMailer(folder, "shop@x.example", "Carloom");
  const mail = { to: "shop@x.example", subject: "A question", text: "Does it fit?" };
  await mailer.send({ ...mail, replyTo: "mina@x.example" });
  expect((await mailer.list?.())?.[0]).toMatchObject({ to: "shop@x.example", replyTo: "mina@x.example" });
  for (const replyTo of ["a@x.example, b@x.example", "a@x.example\r\nBcc: b@x.example"])
    await expect(mailer.send({ ...mail, replyTo })).rejects.toThrow("one plain");
});

it("lists mails of one moment in the order they were sent, the newest first", async () => {
  const mailer = folderMailer(folder, "shop@x.example", "Carloom");
  const subjects = Array.from({ length: 12 }, (_, i) => `Mail ${i}`);
  for (const subject of subjects) await mailer.send({ to: "order@x.example", subject, text: "x" });
  const listed = ((await mailer.list?.()) ?? []).filter(({ to }) => to === "order@x.example");
  expect(listed.map(({ subject }) => subject)).toEqual(subjects.toReversed());
});
