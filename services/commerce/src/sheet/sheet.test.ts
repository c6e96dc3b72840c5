import type { Services } from "@carloom/platform";
import type { Shown } from "@carloom/threed";
import { translate } from "@carloom/i18n/merge";
import { describe, expect, it } from "vitest";
import type { DesignPort } from "../design.port.ts";
import { noDesigns } from "../design.port.ts";
import { buildSheetHandler } from "./sheet.handler.ts";
import { sheetPdf } from "./sheet.pdf.ts";

const settings = {
  public: { commerce: { storeFront: "http://localhost:3000/default-channel" } },
} as Services["settings"];

function ask(path: string, { shown, isFree = true }: { shown?: DesignPort["shown"]; isFree?: boolean } = {}) {
  const limiter = {
    take: () => (isFree ? { ok: true } : { ok: false, retryAfter: 7 }),
  } as unknown as Services["limiter"];
  const threed = { ...noDesigns, ...(shown && { shown }) };
  const handler = buildSheetHandler({ settings, limiter, threed } as Parameters<typeof buildSheetHandler>[0]);
  return handler(new Request(`http://localhost:3002${path}`), { ip: "1", requestId: "1" } as never);
}

describe("a build on paper", () => {
  it("is there for what is shown alone", async () => {
    expect((await ask("/s/abcde12345.pdf"))?.status).toBe(404);
    expect(await ask("/s/abcde12345")).toBeNull();
  });

  it("of a later release can be asked for again soon, other failures are failures", async () => {
    const newer = Object.assign(new Error("newer"), { extensions: { code: "NEWER" } });
    const answer = await ask("/s/abcde12345.pdf", { shown: () => Promise.reject(newer) });
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "2"]);
    await expect(ask("/s/abcde12345.pdf", { shown: () => Promise.reject(new Error("down")) })).rejects.toThrow("down");
  });

  it("is typeset so many times a minute for one address", async () => {
    const answer = await ask("/s/abcde12345.pdf", { isFree: false });
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("is a PDF in each language, also where nothing of it is sold", async () => {
    const title = { en: "Halden GT", ko: "할덴 GT", ja: "ハルデン GT" };
    const manifest = { zones: [{ id: "body", label: { en: "Body", ko: "차체", ja: "ボディ" } }], slots: [] };
    const paint = { body: { color: "#c8102e", finish: "solid" } };
    const design = {
      template: { slug: "halden-gt", title, manifest },
      build: { paint, parts: {}, stickers: [] },
      parts: [],
    };
    const shown = { reference: "abcde12345", title: "바닷길 27", userName: "mina", origin: null, design };
    for (const language of ["en", "ko", "ja"] as const) {
      const bytes = await sheetPdf({
        shown: shown as unknown as Shown,
        price: null,
        picture: null,
        address: "http://localhost:3002/s/abcde12345",
        productName: "Carloom",
        language,
        t: translate(language),
        now: new Date("2026-11-24T00:00:00Z"),
      });
      expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-");
    }
  });
});
