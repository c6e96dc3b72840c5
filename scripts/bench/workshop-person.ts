import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "playwright-core";
import type { Running } from "../../tests/support/product.ts";
import { Person } from "./person.ts";

/** Nothing here waits for a person: what does not come in this time does not come, on however busy a machine. */
const LIMIT_MS = 1_800_000;

/**
 * From a file that is dropped to a template that is open, as somebody does it who has the licence at hand: the report is
 * read, the car looked at from both sides, the proposals accepted, and what only a person knows is said.
 * @param passed told of each part of the way once it is done
 */
export async function fromDropToOpen(
  page: Page,
  product: Pick<Running, "dashboard">,
  file: string,
  passed: (part: string) => Promise<void>,
): Promise<Person> {
  page.setDefaultTimeout(LIMIT_MS);
  const person = new Person(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`${product.dashboard}/workshop`);
  await page.getByLabel("Choose files").waitFor({ state: "attached" });
  await person.drops("the file", () =>
    page.getByLabel("Choose files").setInputFiles({
      name: basename(file),
      mimeType: "model/gltf-binary",
      buffer: readFileSync(file),
    }),
  );
  await page.waitForURL(/\/workshop\/[0-9a-f-]{36}/);
  // what is refused says why, and would be waited for in vain
  const refused = page.locator("main").getByRole("alert").first();
  await page.getByText("Ready", { exact: true }).or(refused).first().waitFor();
  if (await refused.isVisible()) throw new Error((await refused.textContent()) ?? "The file was refused.");
  await passed("file is sent and imported");
  const view = page.locator('.da-car[data-state="ready"]');
  await view.waitFor();
  await passed("car stands in the view");
  await person.looks(10); // what was found and done
  await person.drags("the car to its other side", view, 400);
  await person.looks(3);
  await person.drags("the car back", view, -400);
  await person.looks(3);
  await person.looks(10); // what was taken for what: nothing of it has to be said again
  await person.types("brand", page.getByLabel("Brand"), "Khronos");
  await person.types("model", page.getByLabel("Model", { exact: true }), "Concept");
  await person.types("name in Korean", page.getByLabel("Name in Korean"), "콘셉트 카");
  await person.types("name in Japanese", page.getByLabel("Name in Japanese"), "コンセプトカー");
  const save = (heading: string) =>
    page.getByRole("region", { name: heading }).getByRole("button", { name: "Save", exact: true });
  await person.clicks("save the names", save("Name and address"));
  await person.looks(5); // what the file says of its right
  await person.clicks("fill in what the file says", button("Fill it in"));
  await person.types("source", page.getByLabel("Source"), "https://github.com/KhronosGroup/glTF-Sample-Assets");
  await person.clicks("save the licence", save("License"));
  await page.getByText("The list picture is taken", { exact: false }).waitFor();
  await page.getByText("Still missing", { exact: false }).waitFor({ state: "detached" });
  await passed("names and licence");
  await person.clicks("publish", button("Publish as open"));
  await page.getByText("Open", { exact: true }).waitFor();
  await passed("picture, opened");
  return person;
}
