import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it("a download is named after its title in any script, and no header can be broken by it", () => {
  expect(fileName("바닷길 27", ".pdf")).toBe(
    `attachment; filename="-27.pdf"; filename*=UTF-8''${encodeURIComponent("바닷길-27")}.pdf`,
  );
  const evil = fileName(`a"\r\nSet-Cookie: x=1;'(*)`, ".pdf");
  expect(evil).not.toMatch(/[\r\n]/);
  expect(evil).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/);
});
