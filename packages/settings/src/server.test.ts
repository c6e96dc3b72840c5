// reads: nothing
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSettings } from "./server.ts";

describe("readSettings", () => {
  it("has the specification's defaults", () => {
    const { public: p } = readSettings({});
    expect(p.dev).toBe(false);
    expect(p.commerce.storeFront).toBe("http://localhost:3000/default-channel");
    expect(p.maps.apiKey).toBe("{key}");
    expect(Object.keys(p.seo)).toEqual([
      "defaultTitle",
      "defaultDescription",
      "defaultKeywords",
      "defaultOgImage",
      "twitterHandle",
      "siteName",
    ]);
  });

  it("names the wrong setting in one line", () => {
    expect(() => readSettings({ SITE_PORT: "seventy" })).toThrow(/SITE_PORT=seventy/);
    expect(() => readSettings({ DATABASE_URL: "mysql://x" })).toThrow(/DATABASE_URL cannot be used.*postgres/);
    expect(() => readSettings({ SITE_ORIGIN: "https://example.com/path" })).toThrow(/SITE_ORIGIN/);
    expect(() => readSettings({ SITE_ORIGIN: "example" })).toThrow(/Setting SITE_ORIGIN=example cannot be used/);
    expect(() => readSettings({ S3_BUCKET: "cars" })).toThrow(/S3_ENDPOINT/);
  });

  it.each([
    ["DATABASE_URL", "mysql://carloom:hunter2@db/carloom"],
    ["DATABASE_URL", "postgres://carloom:hunter2#x@db:1:2/carloom"],
    ["SMTP_URL", "hunter2"],
    ["SMTP_URL", "smtp://mailer:hunter2@[mail"],
    ["S3_ENDPOINT", "https//carloom:hunter2@objects.example"],
    ["S3_ENDPOINT", "https://carloom:hunter2@objects.example"],
    ["AI_URL", "ftp://ai.example?key=hunter2"],
  ])("names %s, and keeps the password in it to itself", (name, value) => {
    const message = (() => {
      try {
        readSettings({ [name]: value });
      } catch (error) {
        return String(error);
      }
      return "";
    })();
    expect(message).toContain(`Setting ${name} cannot be used: `);
    expect(message).not.toContain("hunter2");
    expect(message).not.toContain("\n");
  });

  it("gives other cookie names to another commerce server", () => {
    const one = readSettings({}).public.cookiePrefix;
    const two = readSettings({ SERVICES_ORIGIN: "https://api.example.com" }).public.cookiePrefix;
    expect(one).toMatch(/^[0-9a-f]{8}$/);
    expect(two).not.toBe(one);
  });

  it("asks for confirmed mail once SMTP is set", () => {
    expect(readSettings({}).public.confirmEmail).toBe(false);
    expect(readSettings({ SMTP_URL: "smtp://localhost:2525" }).public.confirmEmail).toBe(true);
    expect(readSettings({ SMTP_URL: "smtp://localhost:2525", CONFIRM_EMAIL: "false" }).public.confirmEmail).toBe(false);
  });
});

describe("secrets in files", () => {
  const folder = mkdtempSync(join(tmpdir(), "carloom-settings-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (text: string) => {
    const path = join(folder, String(text.length));
    writeFileSync(path, text);
    return path;
  };

  it("are read without the line break at their end", () => {
    const { env } = readSettings({
      SMTP_URL_FILE: file("smtp://shop:secret@mail\n"),
      S3_SECRET_ACCESS_KEY_FILE: file("k e y"),
    });
    expect([env.SMTP_URL, env.S3_SECRET_ACCESS_KEY]).toEqual(["smtp://shop:secret@mail", "k e y"]);
  });

  const read = (env: Record<string, string>) => () => readSettings(env);

  it("are refused when they cannot be read, are wrong, or say twice what the environment says", () => {
    expect(read({ SMTP_URL_FILE: join(folder, "none") })).toThrow(
      /^Setting SMTP_URL_FILE names a file that cannot be read \(ENOENT\)\.$/,
    );
    expect(read({ SMTP_URL_FILE: file("x"), SMTP_URL: "smtp://mail" })).toThrow(/SMTP_URL and SMTP_URL_FILE/);
    expect(read({ DATABASE_URL_FILE: file("mysql://shop:hunter2@db/x") })).toThrow(
      /^(?!.*hunter2).*DATABASE_URL cannot be used/,
    );
  });

  it("are no files where no setting has that name", () => {
    expect(read({ MY_OWN_FILE: "/none" })).not.toThrow();
  });
});
