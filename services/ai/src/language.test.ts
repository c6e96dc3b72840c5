import { expect, it } from "vitest";
import { messageLanguage } from "./language.ts";

it("tells a message's language by its letters, and takes the page's where they do not", () => {
  expect(messageLanguage("빨간 wheels", "en")).toBe("ko");
  expect(messageLanguage("赤いホイール", "ko")).toBe("ja");
  expect(messageLanguage("赤", "en")).toBe("ja");
  expect(messageLanguage("赤", "ko")).toBe("ko");
  expect(messageLanguage("matte black", "ja")).toBe("en");
  for (const text of ["#ff0000", "7", "GT", ""]) expect(messageLanguage(text, "ja"), text).toBe("ja");
});
