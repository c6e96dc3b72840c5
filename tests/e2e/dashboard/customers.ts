import { expect, it } from "vitest";
import { picture } from "../../support/browser.ts";
import { newEmail } from "../../support/people.ts";
import { enter, enterAgain } from "../../support/signed-in.ts";
import { deskOf, type Suite } from "./desk.ts";

/** Acts on many customers at once, as tests of the dashboard's suite. @param open what the suite has open, once it has */
export function customerSteps(open: () => Suite): void {
  it("suspends several customers at once, who are signed out by that, and opens their accounts again", async () => {
    const { product, browser } = open();
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await enter(await browser.newContext(), product, email);
    const { page, problems } = await deskOf(open());
    await page.goto(`${product.dashboard}/customers`);
    const rows = () => page.getByRole("row").filter({ hasText: new RegExp(emails.join("|")) });
    const actOnBoth = async (name: string) => {
      for (const email of emails) await page.getByRole("row").filter({ hasText: email }).getByRole("checkbox").check();
      const picked = page.getByRole("region", { name: "2 selected" });
      await picked.getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").getByText("2 / 2").waitFor();
      await picture(page, `dashboard-customers-${name}`);
      await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
      await picked.waitFor({ state: "detached" });
    };
    await actOnBoth("Suspend account");
    await expect.poll(() => rows().filter({ hasText: "Closed" }).count()).toBe(2);
    for (const email of emails) await expect(enterAgain(await browser.newContext(), product, email)).rejects.toThrow();
    await actOnBoth("Reopen account");
    await expect.poll(() => rows().filter({ hasText: "Closed" }).count()).toBe(0);
    await enterAgain(await browser.newContext(), product, emails[0] ?? "");
    expect(problems).toEqual([]);
    await page.close();
  });
}
