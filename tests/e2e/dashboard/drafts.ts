import { expect, it } from "vitest";
import { picture } from "../../support/browser.ts";
import { newEmail } from "../../support/people.ts";
import { deskOf, press, type Suite } from "./desk.ts";

/** Orders that staff prepare, as tests of the dashboard's suite. @param open what the suite has open, once it has */
export function draftSteps(open: () => Suite): void {
  it("takes an order down on the phone: goods, address, a link to pay by mail, then paid at the counter", async () => {
    const { product } = open();
    const { page, problems } = await deskOf(open());
    await page.goto(`${product.dashboard}/drafts`);
    await press(page, "New order");
    const dialog = page.getByRole("dialog");
    const caller = newEmail();
    await dialog.getByLabel("Customer").fill(caller);
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft order" }).waitFor();
    await page.getByText("Add at least one item.").waitFor();
    await page.getByLabel("Add an item").fill("mirror caps");
    await page
      .getByRole("button", { name: /^Add Carbon mirror caps/ })
      .first()
      .click();
    await page.getByRole("cell", { name: /^Carbon mirror caps/ }).waitFor();

    await press(page, "Edit: Delivery address");
    for (const [label, text] of [
      ["First name", "Mina"],
      ["Last name", "Park"],
      ["Street", "2100 4th Avenue"],
      ["City", "Seattle"],
      ["Postal code", "98121"],
    ] as const)
      await dialog.getByLabel(label, { exact: false }).first().fill(text);
    await dialog.getByLabel("State", { exact: false }).first().selectOption({ label: "Washington" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await press(page, "Same as delivery");
    await page.getByLabel("Delivery method").selectOption({ index: 1 });
    await page.getByRole("heading", { name: "Still missing" }).waitFor({ state: "detached" });
    await picture(page, "dashboard-draft");

    await press(page, "Send link to pay");
    await dialog.getByText(caller).waitFor();
    await dialog.getByRole("button", { name: "Send email" }).click();
    await dialog.waitFor({ state: "hidden" });
    // the mail's job tells the page
    await page
      .getByText(/^Link sent/)
      .first()
      .waitFor();
    // they come by instead
    await press(page, "Mark as paid");
    await dialog.getByLabel("Reference").fill("Receipt 7");
    await dialog.getByRole("button", { name: "Place as paid" }).click();
    await page.waitForURL(/\/orders\//);
    await page.getByRole("heading", { level: 1, name: /^Order \d+/ }).waitFor();
    await page.getByText(caller).first().waitFor();
    await page.getByText("Receipt 7").first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
}
