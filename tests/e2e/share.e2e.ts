import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as documents from "@carloom/threed/documents";
import sharp from "sharp";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { plainFont, withRights } from "../../services/threed/src/testing/fonts.ts";
import { apiOf } from "../support/api.ts";
import { violations } from "../support/axe.ts";
import { openUndrawnBrowser, picture, watch } from "../support/browser.ts";
import { openPanel, studioReady } from "../support/journey.ts";
import { PATIENCE } from "../support/patience.ts";
import { newPerson } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { deskContext, visitor } from "../support/walk.ts";

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
/** A font whose maker lets others see what is set in it (4), or forbids to embed it (2). */
const font = async (bits: 2 | 4) => ({
  name: bits === 2 ? "forbidden.ttf" : "grid.ttf",
  mimeType: "font/ttf",
  buffer: withRights(await plainFont(), bits),
});

/** Desks: one visitor's car is looked at; of the others nobody asks how it looks. */
const open = () => deskContext(browser);
const openDrawn = async () => {
  const context = await open();
  await context.addInitScript(() => Object.assign(window, { isDrawing: true }));
  return context;
};

beforeAll(async () => {
  // where the page is too slow to draw the picture of its link, the server does
  [product, browser] = await Promise.all([startProduct({ PICTURES: "true" }), openUndrawnBrowser()]);
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
    await studio.evaluate(() => {
      type Doc = { paint: Record<string, unknown> };
      const { carloom } = window as unknown as {
        carloom: { editor: { edit(step: { key: string }, change: (doc: Doc) => Doc): void } };
      };
      carloom.editor.edit({ key: "studio.step.paint" }, (doc) => ({
        ...doc,
        paint: { ...doc.paint, body: { color: "#1f4fb8", finish: "metallic" } },
      }));
    });

    // words in a font of one's own, once its rights are confirmed and its maker allows it
    await openPanel(studio, "Stickers");
    await studio.locator(".st-sources .ui-segment", { hasText: /^Text$/ }).click();
    await studio.getByRole("button", { name: "Add or remove a font…" }).click();
    const fonts = studio.getByRole("dialog", { name: "My fonts" });
    const file = fonts.locator("input[type=file]");
    await file.setInputFiles(await font(4));
    await fonts.getByText("Confirm above that you may use the font, then choose it again.").waitFor();
    await fonts.getByRole("checkbox", { name: /I may use this font/ }).check();
    await file.setInputFiles(await font(2));
    await fonts.getByText("forbidden.ttf: Its maker forbids embedding this font").waitFor();
    await picture(studio, "own-fonts-refused");
    await file.setInputFiles(await font(4));
    await fonts.waitFor({ state: "detached" });
    await studio.getByRole("textbox", { name: "Text", exact: true }).last().fill("AVIA 27");
    await studio.locator("button:enabled", { hasText: "Place on the car" }).press("Enter");
    await studio
      .getByText(/^Click the car to place the sticker/)
      .first()
      .waitFor();
    await studio.getByRole("application").press("Enter");
    // a plate with a text of one's own; what a country has no letters for is refused
    await openPanel(studio, "Scene");
    await studio.getByLabel("Number plate", { exact: true }).selectOption({ label: "Germany" });
    const plate = studio.getByLabel("Text on the plate", { exact: true });
    await plate.fill("S 가 27");
    await plate.press("Enter");
    await studio.getByText("This plate has no “가”. Choose another letter or another country.").waitFor();
    await plate.fill("S GT 27");
    await plate.press("Enter");
    const made = {
      plate: { form: "de", text: "S GT 27" },
      stickers: [{ art: { kind: "text", text: "AVIA 27", own: { name: "Bebas Neue Regular" } } }],
    };
    await expect.poll(() => documentOf(studio)).toMatchObject(made);
    build = await documentOf(studio);
    await studio.getByRole("button", { name: "Share", exact: true }).press("Enter");
    const dialog = studio.getByRole("dialog", { name: "Share this build" });
    await dialog.getByLabel("Name").fill(TITLE);
    // by keys: a pointer would wait for a page that draws with the processor alone to stand still
    await dialog.getByLabel("Name").press("Enter");
    link = await dialog.getByLabel("Link", { exact: true }).inputValue();
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
    await vi.waitFor(drawn, { timeout: PATIENCE, interval: 1000 });

    const context = await openDrawn();
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(link);
    await page.waitForFunction(() => "carloomViewer" in window);
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
      expect(bytes.includes("/DCTDecode"), "the picture of the car").toBe(true);
      expect(bytes.length).toBeGreaterThan(15_000);
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
    await frame.getByRole("application").waitFor();
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
    await page.getByText("This is your own copy.").waitFor();
    await studioReady(page);
    const copy = { ...(build as object), origin: link.split("/").at(-1) };
    expect(await documentOf(page)).toEqual(copy);
    // the letters came along; the words are their owner's to change, by the font's license
    await openPanel(page, "Stickers");
    await page.evaluate(() => {
      type Editor = { select(what: object): void; state: { document: { stickers: { id: string }[] } } };
      const { editor } = (window as unknown as { carloom: { editor: Editor } }).carloom;
      editor.select({ stickers: editor.state.document.stickers.map(({ id }) => id) });
    });
    const words = page.getByRole("textbox", { name: "Text", exact: true }).last();
    await words.fill("AVIA 28");
    await words.press("Tab");
    await page.getByText("This font belongs to somebody else").waitFor();
    expect(await documentOf(page)).toEqual(copy);
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

describe("pictures that the server draws", () => {
  it("a preset without a picture gets one, and a public build one for links", async () => {
    const api = apiOf(product);
    const { bearer } = await newPerson(api);
    const { template } = (await api.threed(documents.TEMPLATE, { slug: "halden-gt" })).data;
    const input = { title: "Green" };
    const { project } = (
      await api.threed(documents.PERSONAL_PROJECT_CREATE, { templateUuid: template.uuid, input }, bearer)
    ).data.personalProjectCreate;
    const setting = { paint: { body: { color: "#10a030", finish: "solid" } } };
    const preset = { title: "Green", partModelUuids: [], stickers: [], setting, thumbnail: null };
    await api.threed(documents.PROJECT_PRESET_CREATE, { projectUuid: project.uuid, input: preset }, bearer);
    const changes = { isPublic: true, option: setting };
    const updated = await api.threed(
      documents.PROJECT_UPDATE,
      { uuid: project.uuid, version: project.version, input: changes },
      bearer,
    );
    expect(updated.data.projectUpdate.project).toMatchObject({ isPublic: true });
    const share = join(product.services, `threed/picture/${project.uuid}.jpg`).replace(":/", "://");
    const first = await fetch(share);
    expect([first.url, first.status, first.headers.get("content-type")]).toEqual([
      expect.stringContaining("/cdn/"),
      200,
      expect.stringMatching(/^image\//),
    ]);

    const until = async <T>(look: () => Promise<T | null>): Promise<T> => {
      for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
        const found = await look();
        if (found !== null) return found;
        await new Promise((done) => setTimeout(done, 1000));
      }
      throw new Error(`No picture came.\n${product.output()}`);
    };
    const thumbnail = await until(async () => {
      const { data } = await api.threed(documents.PROJECT_PRESETS, { projectUuid: project.uuid, first: 10 }, bearer);
      return data.projectPresets.edges[0].node.thumbnail as string | null;
    });
    const size = async (url: string) => {
      const picture = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()));
      const { width, height } = await picture.metadata();
      const [red, green] = (await picture.stats()).channels.map((channel) => channel.mean);
      return { width, height, greener: (green ?? 0) > (red ?? 0) };
    };
    expect(await size(thumbnail)).toEqual({ width: 640, height: 400, greener: true });
    const picture = await until(async () => {
      const answer = await fetch(share, { redirect: "manual" });
      const location = answer.headers.get("location") ?? "";
      return location.includes("/picture/") ? location : null;
    });
    expect(await size(picture)).toEqual({ width: 1200, height: 630, greener: true });
  });

  it("draws for a studio that cannot", async () => {
    const { context, page } = await visitor(browser);
    try {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(`${product.studio}/workspace/default/halden-gt`);
      await openPanel(page, "Paint");
      await page
        .getByRole("button", { name: /Signal Red/ })
        .first()
        .click();
      const shown = page.getByRole("img", { name: /as you have built it/ });
      // drawn on processors, beside everything else that the machine does: as long as the studio itself waits
      await shown.waitFor({ timeout: 500_000 });
      expect(await shown.getAttribute("src")).toMatch(/\/cdn\/picture\//);
      await picture(page, "workspace-no-webgl");
      await page.setViewportSize({ width: 390, height: 844 });
      await picture(page, "workspace-no-webgl-390");
    } finally {
      await context.close();
    }
  });
});
