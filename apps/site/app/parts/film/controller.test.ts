import { expect, it } from "vitest";
import { filmController } from "./controller.ts";

function film({ blocked = false, paused = false } = {}) {
  const done: string[] = [];
  const logged: unknown[] = [];
  const page = { blocked, gesture: null as (() => void) | null };
  const controller = filmController(
    {
      play: async () => {
        if (page.blocked) throw new DOMException("no gesture", "NotAllowedError");
        done.push("play");
      },
      pause: () => void done.push("pause"),
    },
    (listener) => {
      page.gesture = listener;
      return () => {
        page.gesture = null;
      };
    },
    { paused, log: (...what) => void logged.push(what) },
  );
  return { controller, done, logged, page };
}
const settled = () => new Promise((next) => setTimeout(next));

it("plays from one half seen, and pauses below", () => {
  const { controller, done } = film();
  for (const part of [0.2, 0.49, 0.5, 0.9, 0.4, 0.6]) controller.seen(part);
  expect(done).toEqual(["play", "pause", "play"]);
});
it("starts at the first click or touch where it may not start by itself, and only logs that", async () => {
  const { controller, done, logged, page } = film({ blocked: true });
  controller.seen(1);
  await settled();
  expect([done, logged.length, page.gesture === null]).toEqual([[], 1, false]);
  page.blocked = false;
  page.gesture?.();
  expect(done).toEqual(["play"]);
});
it("does not start at a gesture when it is out of sight by then", async () => {
  const { controller, done, page } = film({ blocked: true });
  controller.seen(1);
  await settled();
  controller.seen(0);
  page.blocked = false;
  page.gesture?.();
  expect(done).not.toContain("play");
});
it("stays paused for who paused it, or wants less motion, until they play it", () => {
  const { controller, done } = film({ paused: true });
  controller.seen(1);
  controller.seen(0);
  controller.seen(1);
  expect(done).not.toContain("play");
  controller.setPaused(false);
  expect(done.at(-1)).toBe("play");
});
it("takes its listener back when the page goes", async () => {
  const { controller, done, page } = film({ blocked: true });
  controller.seen(1);
  await settled();
  controller.dispose();
  expect([page.gesture, done.at(-1)]).toEqual([null, "pause"]);
});
