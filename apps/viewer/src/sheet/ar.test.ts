import { afterEach, expect, it, vi } from "vitest";
import { arKind, modelAddress, sceneViewerUrl } from "./ar.ts";

afterEach(() => vi.unstubAllGlobals());

it("Apple's devices say that they take AR links, Android says what it is, others need a phone", () => {
  const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
  const chrome = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
  expect(arKind(safari, true)).toBe("quick-look");
  expect(arKind(chrome, false)).toBe("scene-viewer");
  expect(arKind("Mozilla/5.0 (X11; Linux x86_64)", false)).toBe("phone");
});

it("the model's address and the title cannot break out of the intent", () => {
  const url = sceneViewerUrl("https://cdn.example/a.glb?x=1&y", "27; end;#Intent", "https://v.example/s/abc?lang=ko");
  const [, query = "", intent = ""] = /\?(.*)#Intent;(.*)$/.exec(url) ?? [];
  const read = new URLSearchParams(query);
  expect(read.get("file")).toBe("https://cdn.example/a.glb?x=1&y");
  expect(read.get("title")).toBe("27; end;#Intent");
  expect(query).not.toContain(";");
  expect(intent.split(";").filter(Boolean)).toEqual([
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent("https://v.example/s/abc?lang=ko")}`,
    "end",
  ]);
});

it("waits for a model that is being made, and gives up where none can be", async () => {
  const statuses = [202, 202, 200];
  vi.stubGlobal("fetch", async () => ({ status: statuses.shift(), url: "https://cdn.example/m.glb", body: null }));
  const soon = () => Promise.resolve();
  expect(await modelAddress("x", new AbortController().signal, soon)).toBe("https://cdn.example/m.glb");
  statuses.push(404);
  expect(await modelAddress("x", new AbortController().signal, soon)).toBeNull();
});
