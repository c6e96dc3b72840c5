import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { violations } from "../support/axe.ts";
import { openBrowser, picture, watch } from "../support/browser.ts";
import { studioReady } from "../support/journey.ts";
import { type Product, startProduct } from "../support/product.ts";
import { textLayer } from "../support/text-layer.ts";
import { deskContext } from "../support/walk.ts";

/** What a name of a build may try on the pages that show it. */
const TITLE = `Coastal 27 </script><img src=x onerror="window.pwned=1">`;

let product: Product;
let browser: Browser;
let host: Server;
let hostOrigin: string;
let maker: BrowserContext;
let studio: Page;
let problems: string[];
let link = "";
let build: unknown;

/** The document in the studio, as JSON would carry it. */
const documentOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { carloom } = window as unknown as { carloom: { editor: { state: { document: unknown } } } };
    return JSON.parse(JSON.stringify(carloom.editor.state.document));
  });
const open = () => deskContext(browser);

beforeAll(async () => {
  // where the page is too slow to draw the picture of its link, the server does
  [product, browser] = await Promise.all([startProduct({ PICTURES: "true" }), openBrowser()]);
  // a page of somebody else's
  host = createServer((request, response) => {
    const src = new URL(request.url ?? "/", "http://host.invalid").searchParams.get("src") ?? "";
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><title>Host</title><iframe title="car" width="800" height="500" src="${src}"></iframe>`,
    );
  });
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  hostOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  maker = await open();
  studio = await maker.newPage();
  problems = watch(studio);
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await product?.stop();
});

describe("a build that a guest shares", () => {
  it("gets a link in the studio, without an account", async () => {
    await studio.goto(`${product.studio}/workspace/default/halden-gt`);
    await studioReady(studio);
    await studio.getByText("3/4", { exact: true }).first().waitFor();
    await studio.evaluate(
      (sticker) => {
        type Doc = { paint: Record<string, unknown>; stickers: unknown[] };
        const { carloom } = window as unknown as {
          carloom: { editor: { edit(step: { key: string }, change: (doc: Doc) => Doc): void } };
        };
        carloom.editor.edit({ key: "studio.step.paint" }, (doc) => ({
          ...doc,
          paint: { ...doc.paint, body: { color: "#1f4fb8", finish: "metallic" } },
          stickers: [...doc.stickers, sticker],
        }));
      },
      textLayer("27", 0),
    );
    build = await documentOf(studio);
    await studio.getByRole("button", { name: "Share", exact: true }).press("Enter");
    const dialog = studio.getByRole("dialog", { name: "Share this build" });
    await dialog.getByLabel("Name").fill(TITLE);
    // by keys: a pointer would wait for a page that draws with the processor alone to stand still
    await dialog.getByLabel("Name").press("Enter");
    link = await dialog.getByLabel("Link", { exact: true }).inputValue({ timeout: 120_000 });
    expect(link).toMatch(new RegExp(`^${product.viewer}/s/[2-9a-z]{10}$`));
    await dialog.getByRole("img", { name: "QR code of the link" }).waitFor();
    expect(await dialog.getByLabel("Put it into a page").inputValue()).toContain(link.replace("/s/", "/embed/"));
    await picture(studio, "share-dialog");
    expect(await violations(studio)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("is the identical build for whoever opens the link, with a picture, and no cookie is set", async () => {
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const markup = await answer.text();
    expect(markup).not.toContain("<img src=x");
    const image = /property="og:image" content="([^"]+)"/.exec(markup)?.[1] ?? "";
    const drawn = async () => {
      const { width, height } = await sharp(Buffer.from(await (await fetch(image)).arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
    };
    await vi.waitFor(drawn, { timeout: 180_000, interval: 1000 });

    const context = await open();
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(link);
    await page.waitForFunction(() => "carloomViewer" in window, undefined, { timeout: 120_000 });
    const shown = await page.evaluate(async () => {
      type Handle = { build: unknown; stage: { capture(how: object): Promise<Blob> } };
      const { carloomViewer } = window as unknown as { carloomViewer: Handle };
      const photo = await carloomViewer.stage.capture({ width: 160, height: 90, type: "image/png", samples: 1 });
      return {
        build: JSON.parse(JSON.stringify(carloomViewer.build)) as unknown,
        photo: Array.from(new Uint8Array(await photo.arrayBuffer())),
        pwned: "pwned" in window,
      };
    });
    expect(shown.build).toEqual(build);
    expect(shown.pwned).toBe(false);
    const { channels } = await sharp(Buffer.from(shown.photo)).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
    await page.getByText("Cobalt").waitFor();
    await page.getByRole("button", { name: "Doors" }).press("Enter");
    await picture(page, "viewer-1280");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "한국어" }).press("Enter");
    await page.getByRole("link", { name: "내 차로 만들기" }).waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("ko");
    expect(await context.cookies()).toEqual([]);
    expect(seen).toEqual([]);
    await context.close();
  });

  it("reads without script, and as a sheet of paper in three languages", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${link}?lang=ja`);
    expect(await page.locator("h1").innerText()).toBe(TITLE);
    expect(await page.getByRole("listitem").filter({ hasText: "コバルト" }).count()).toBe(1);
    await context.close();
    for (const language of ["en", "ko", "ja"]) {
      const answer = await fetch(`${link}.pdf?lang=${language}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''/);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytes.length).toBeGreaterThan(20_000);
    }
  });

  it("stays a picture with everything beside it where nothing can be drawn", async () => {
    const context = await open();
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...how: [string]) {
        return how[0].startsWith("webgl") ? null : getContext.apply(this, how);
      } as typeof getContext;
    });
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(link);
    await page.getByText("3D is off in this browser.").waitFor();
    const poster = page.getByRole("img", { name: /Coastal 27/ }).first();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await page.getByText("Cobalt").waitFor();
    expect(await page.getByRole("link", { name: "Make it yours" }).first().isEnabled()).toBe(true);
    await picture(page, "viewer-no-webgl");
    expect(await violations(page)).toEqual([]);
    expect(seen).toEqual([]);
    await context.close();
  });

  it("shows in a frame of another site by its embed address, and by no other", async () => {
    const context = await open();
    const page = await context.newPage();
    const embed = link.replace("/s/", "/embed/");
    await page.goto(`${hostOrigin}/?src=${encodeURIComponent(embed)}`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Turn it in 3D" }).press("Enter");
    await frame.getByRole("application").waitFor({ timeout: 120_000 });
    await picture(page, "viewer-embed");
    await page.goto(`${hostOrigin}/?src=${encodeURIComponent(link)}`);
    await page.waitForLoadState("load");
    expect(page.frames()[1]?.url()).not.toContain(product.viewer);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it("opens in the studio as a copy that says where it came from", async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole("link", { name: "Make it yours" }).first().press("Enter");
    // said while the car is on its way
    await page.getByText("This is your own copy.").waitFor({ timeout: 120_000 });
    await studioReady(page);
    expect(await documentOf(page)).toEqual({ ...(build as object), origin: link.split("/").at(-1) });
    expect(new URL(page.url()).search).toBe("");
    await context.close();
  });

  it("withdrawn, answers everywhere like what never was", async () => {
    const dialog = studio.getByRole("dialog", { name: "Share this build" });
    await dialog.getByRole("button", { name: "Withdraw" }).press("Enter");
    await dialog.getByText("every page that holds it").waitFor();
    await dialog.getByRole("button", { name: "Withdraw" }).press("Enter");
    await dialog.getByRole("button", { name: "Make link" }).waitFor();
    const code = link.split("/").at(-1) ?? "";
    for (const path of ["/s/CODE", "/embed/CODE", "/s/CODE.pdf", "/s/CODE?lang=ko"]) {
      const answers = await Promise.all(
        [code, "2222222222"].map(async (one) => {
          const answer = await fetch(product.viewer + path.replace("CODE", one));
          return { status: answer.status, text: await answer.text() };
        }),
      );
      expect(answers[0]?.status).toBe(404);
      expect(answers[0]).toEqual(answers[1]);
    }
    const page = await maker.newPage();
    await page.goto(link);
    await page.getByRole("heading", { name: "There is no build here" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${product.studio}/workspace/default/halden-gt?remix=${code}`);
    await page.getByText("This build is no longer public.").waitFor();
  });
});
