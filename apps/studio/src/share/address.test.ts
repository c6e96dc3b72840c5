// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { expect, it } from "vitest";
import { embedCode } from "./address.ts";

it("a page of somebody else's gets a frame that its name cannot break out of, and that tells nobody where it is", () => {
  const host = document.createElement("div");
  host.innerHTML = embedCode("abcde12345", `27" onload="alert(1)"><script>x</script>&`);
  expect(host.children).toHaveLength(1);
  const [frame] = host.children;
  expect(frame?.getAttribute("src")).toBe("http://localhost:3002/embed/abcde12345");
  expect(frame?.getAttribute("title")).toBe(`27" onload="alert(1)"><script>x</script>&`);
  expect(frame?.hasAttribute("onload")).toBe(false);
  expect([frame?.getAttribute("loading"), frame?.getAttribute("referrerpolicy")]).toEqual(["lazy", "no-referrer"]);
});
