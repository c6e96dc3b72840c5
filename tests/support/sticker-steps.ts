import sharp from "sharp";
import { expect, it } from "vitest";
import { boxAtRest, type StudioPage, until } from "./features.ts";
import { textLayer } from "./text-layer.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#d01020"/><circle cx="100" cy="50" r="40" fill="#f0f0f0"/></svg>`;
const svg = (name: string) => ({ name, mimeType: "image/svg+xml", buffer: Buffer.from(SVG) });

/**
 * What is done with stickers on a page of the studio, as tests of its suite: art, layers, and what a printer would not
 * like. @param open the page, once the suite has opened it
 */
export function stickerSteps(open: () => StudioPage): void {
  const shot = (name: string) => open().shot(name);
  const button = (name: string | RegExp) => open().button(name);
  const press = (name: string | RegExp) => open().press(button(name));

  it("writes a text with an outline, uploads by choosing, camera, dropping and pasting, and prints a drawing in other colours", async () => {
    const studio = open();
    const { page } = studio;
    const desk = studio.size === "desk";
    await studio.set({});
    const panel = await studio.panel("Stickers");
    const source = (name: string) =>
      studio.press(panel.locator(".st-sources .ui-segment", { hasText: new RegExp(`^${name}$`) }));
    await source("Text");
    await panel.getByLabel("Text", { exact: true }).last().fill("질주 27");
    await studio.press(panel.locator("label.ui-check", { hasText: "Outline" }));
    await shot("text");
    await press("Place on the car");
    await page
      .getByText(/^(Click|Tap) the car to place the sticker/)
      .first()
      .waitFor();
    await studio.pressCar(await studio.spot("body", true));
    await until(async () => (await studio.ids()).length).toBe(1);
    expect((await studio.build()).stickers[0]?.art).toMatchObject({ kind: "text", text: "질주 27", outline: {} });

    await studio.select([]);
    await studio.panel("Stickers");
    await source("My art");
    const file = panel.locator(".st-drop input[type=file]");
    await file.setInputFiles(svg("chosen.svg"));
    // nothing is sent before the rights are confirmed
    await panel.getByText("Confirm first that you may use this art.").waitFor();
    await studio.press(panel.locator("label.ui-check", { hasText: "I may use and print this art" }));
    await press("Pick chosen");
    if (!desk) await studio.pressCar(await studio.spot("body", true));
    else
      await page
        .getByRole("button", { name: /^Cancel/ })
        .first()
        .click();
    const given = (type: "drop" | "paste", name: string, at: { x: number; y: number }) =>
      page.evaluate(
        ([how, title, text, { x, y }]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], `${title}.svg`, { type: "image/svg+xml" }));
          const shared = { bubbles: true, cancelable: true };
          if (how === "paste") window.dispatchEvent(new ClipboardEvent("paste", { ...shared, clipboardData: data }));
          else
            document
              .elementFromPoint(x, y)
              ?.dispatchEvent(new DragEvent("drop", { ...shared, dataTransfer: data, clientX: x, clientY: y }));
        },
        [type, name, SVG, at] as const,
      );
    // nobody drops a file on a phone, which has a camera
    if (desk) await given("drop", "dropped", await studio.spot("body", true));
    await until(async () => (await studio.ids()).length).toBe(2);
    await studio.select([]);
    if (!desk) {
      await studio.panel("Stickers");
      const photo = { create: { width: 64, height: 48, channels: 3, background: "#208040" } } as const;
      const shot = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await sharp(photo).jpeg().toBuffer() };
      await panel.locator(".st-camera input[type=file]").setInputFiles(shot);
      await button("Pick photo").waitFor();
    }
    await given("paste", "pasted", { x: 0, y: 0 });
    await button("Pick pasted").waitFor();
    await shot("uploads");
    await page
      .getByRole("button", { name: /^Cancel/ })
      .first()
      .click();

    await studio.select((await studio.ids()).slice(-1));
    if (!desk) {
      // a phone shows what is chosen in place of the library
      await studio.press(panel.locator("[data-key]").first().locator(".st-layer-name"));
      await press("Look");
    }
    const hex = page.getByRole("textbox", { name: /In place of #D01020: hex/ });
    await hex.fill("#10a040");
    await hex.press("Enter");
    await until(async () => (await studio.build()).stickers.at(-1)?.art.colors).toEqual({ "#d01020": "#10a040" });
    await shot("recolour");
    // coming back to the stickers shows their library
    await studio.panel("Paint");
  });

  it("orders layers by keys and by drag, groups, aligns, doubles and deletes them", async () => {
    const studio = open();
    const { page } = studio;
    const desk = studio.size === "desk";
    await studio.set({ stickers: [textLayer("one", -0.3), textLayer("two", 0, 0.5), textLayer("three", 0.3)] });
    const panel = await studio.panel("Stickers");
    const row = (id: string) => panel.locator(`[data-key="${id}"]`);
    await row("one").locator(".st-layer-name").focus();
    await page.keyboard.press("Alt+ArrowUp");
    expect(await studio.ids()).toEqual(["two", "one", "three"]);
    for (const id of ["three", "two"]) await row(id).scrollIntoViewIfNeeded();
    // the sheet of a phone may still be on its way, and the rows with it
    const from = await boxAtRest(row("three").locator(".st-grip"));
    const to = await boxAtRest(row("two"));
    await page.mouse.move(from.x + 6, from.y + from.height / 2);
    await page.mouse.down();
    for (const y of [0.5, 0.9]) await page.mouse.move(from.x + 6, to.y + to.height * y, { steps: 3 });
    await shot("layer-drag");
    await page.mouse.up();
    expect(await studio.ids()).toEqual(["three", "two", "one"]);

    await studio.press(
      page.getByRole("toolbar", { name: "Camera" }).getByRole("button", { name: "Left", exact: true }),
    );
    await studio.select(["one", "two"]);
    if (desk) await press("Align left edges");
    else {
      await press("More for layers");
      await studio.press(page.getByRole("menuitem", { name: "Align left edges" }));
    }
    const [first, second] = (await studio.build()).stickers.filter(({ id }) => id !== "three");
    expect(first?.position[2]).toBeCloseTo(second?.position[2] ?? Number.NaN, 1);
    await panel.getByRole("button", { name: "Group", exact: true }).first().click();
    const grouped = (await studio.build()).stickers.filter(({ group }) => group !== null);
    expect(grouped.map(({ id }) => id).sort()).toEqual(["one", "two"]);
    await shot("layers");
    await page.keyboard.press("Control+d");
    await until(async () => (await studio.ids()).length).toBe(5);
    await page.keyboard.press("Delete");
    expect((await studio.ids()).sort()).toEqual(["one", "three", "two"]);
    if (desk) return;

    // and by a thumb alone: check marks choose, buttons order
    await studio.set({ stickers: [textLayer("one", -0.3), textLayer("two", 0), textLayer("three", 0.3)] });
    await studio.panel("Stickers");
    await press("Select several layers");
    for (const id of ["one", "two"]) await studio.press(row(id).locator(".st-layer-name"));
    await studio.press(panel.getByRole("button", { name: "Group", exact: true }).first());
    expect((await studio.build()).stickers.flatMap(({ id, group }) => (group ? [id] : []))).toEqual(["one", "two"]);
    await shot("layers-thumb");
    await press("Done");
    await studio.press(row("three").locator(".st-layer-name"));
    await press("Order");
    await press("To the bottom");
    expect((await studio.ids())[0]).toBe("three");
    await press("Duplicate");
    await until(async () => (await studio.ids()).length).toBe(4);
  });

  it("links a sticker to the other side, and marks what a printer would not like", async () => {
    const studio = open();
    const { page } = studio;
    const desk = studio.size === "desk";
    await studio.set({ stickers: [textLayer("door", -0.1), { ...textLayer("edge", 0.2, 0.95), size: [1.6, 0.6] }] });
    const panel = await studio.panel("Stickers");
    await panel
      .locator('[data-key="edge"]')
      .getByRole("img", { name: /An edge cuts|pieces|Beside/ })
      .waitFor();
    await press("Review");
    await page
      .getByText(/An edge cuts|Prints in \d+ pieces|Beside the body/)
      .first()
      .waitFor();
    await shot("preflight");
    // what comes into view moves its panel, never the whole page
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll("html, body, #root, .st-app")].map((element) => {
        element.scrollTop = 200;
        return element.scrollTop;
      }),
    );
    expect(moved).toEqual([0, 0, 0, 0]);
    await studio.select(["door"]);
    if (!desk) await press("Mirror");
    await studio.press(page.locator("label.ui-check", { hasText: "Linked on the other side" }));
    await until(async () => (await studio.build()).stickers[0]?.mirror).not.toBe(null);
    await shot("mirror");
    await press(/^Break the mirror link/);
    await until(async () => (await studio.ids()).length).toBe(3);
  });
}
