// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { setPaint } from "@carloom/editor";
import { afterEach, expect, it, vi } from "vitest";
import { settled, show, testStudio } from "../testing/test-studio.tsx";
import { DrawnElsewhere } from "./drawn-elsewhere.tsx";
import { glanceOf } from "../workspace/glance.ts";
import { StageCover } from "./stage-cover.tsx";

let gone = () => {};
afterEach(() => gone());
const text = () => document.body.textContent ?? "";
const picture = () => document.body.querySelector("img");
/** The service answers in its own time. */
const shows = (src: string) =>
  vi.waitFor(async () => {
    await settled();
    expect(picture()?.getAttribute("src")).toBe(src);
  });

type Answer = { url: string | null; waiting?: boolean; error?: { type: string } | null };
/** A service that answers in turn, the last answer for ever. */
function service(...answers: Answer[]) {
  const asked: { build: { paint: Record<string, unknown> } }[] = [];
  const mutate = vi.fn(async (_: unknown, variables: never) => {
    asked.push(variables);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return { buildGlance: { waiting: false, error: null, ...answer } };
  });
  return { asked, clients: { threed: { mutate } } as never };
}

it("without WebGL shows the build as the service draws it, after every change", async () => {
  const { clients, asked } = service({ url: "/one.jpg" }, { url: "/two.jpg" });
  const studio = testStudio();
  Object.assign(studio, { clients });
  gone = await show(studio, <DrawnElsewhere still="/stock.jpg" rest={0} />);
  await shows("/one.jpg");
  expect(picture()?.getAttribute("alt")).toBe("Halden GT, as you have built it");
  await settled(() =>
    studio.editor.edit({ key: "paint" }, (build) => setPaint(build, ["body"], { color: "#112233" }, studio.paintOf)),
  );
  await shows("/two.jpg");
  expect(asked[1]?.build.paint.body).toMatchObject({ color: "#112233" });
});

it("says that the picture is of the car as it is sold where none can be drawn", async () => {
  const studio = testStudio({ ui: { stage: { name: "no-webgl" } } });
  Object.assign(studio, { clients: service({ url: null }).clients });
  gone = await show(studio, <DrawnElsewhere still="/stock.jpg" rest={0} />, "ko");
  expect(picture()?.getAttribute("src")).toBe("/stock.jpg");
  await vi.waitFor(async () => {
    await settled();
    expect(text()).toContain("사진은 출고 상태의 차입니다");
  });
});

it("waits while it is drawn and while too many are, and gives up when asked to", async () => {
  const { clients, asked } = service(
    { url: null, waiting: true },
    { url: null, error: { type: "LIMIT" } },
    { url: "/a.jpg" },
  );
  const build = testStudio().editor.state.document;
  const abort = new AbortController();
  expect(await glanceOf(clients, "halden-gt", build, abort.signal, { look: 0 })).toEqual({
    status: "drawn",
    url: "/a.jpg",
  });
  expect(asked).toHaveLength(3);
  const waiting = glanceOf(service({ url: null, waiting: true }).clients, "halden-gt", build, abort.signal, {
    look: 60_000,
  });
  await settled();
  abort.abort();
  expect(await waiting).toBeNull();
  // and while the service is being asked
  const asking = new AbortController();
  const unheard = glanceOf(service({ url: null, waiting: true }).clients, "halden-gt", build, asking.signal, {
    look: 60_000,
  });
  asking.abort();
  expect(await unheard).toBeNull();
});

it("waits longer for a service that says that it draws than for one that does not answer", async () => {
  const build = testStudio().editor.state.document;
  const { signal } = new AbortController();
  const looks = { unanswered: 2, drawing: 4 };
  const slow = service({ url: null, waiting: true });
  expect(await glanceOf(slow.clients, "halden-gt", build, signal, { look: 0, looks })).toEqual({ status: "none" });
  expect(slow.asked).toHaveLength(4);
  const busy = service({ url: null, error: { type: "LIMIT" } });
  expect(await glanceOf(busy.clients, "halden-gt", build, signal, { look: 0, looks })).toEqual({ status: "none" });
  expect(busy.asked).toHaveLength(2);
});

it("says in the person's language that the car did not load, and what goes on", async () => {
  gone = await show(testStudio({ ui: { stage: { name: "failed" } } }), <StageCover onRetry={() => undefined} />, "ja");
  expect(text()).toContain("車を読み込めませんでした");
  expect(text()).toContain("塗装、パーツ、価格はそのまま使えます");
});

it("says how many bytes have come, and of how many", async () => {
  const stage = { name: "loading", loaded: 1_240_000, total: 3_400_000 } as const;
  gone = await show(testStudio({ ui: { stage } }), <StageCover onRetry={() => undefined} />);
  expect(text()).toContain("1.2 of 3.4 MB");
});
