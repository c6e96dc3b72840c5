import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FrameLoop } from "./loop.ts";

/** A page whose frames are called by hand. */
class FakePage extends EventTarget {
  visibilityState = "visible";
  setVisible(visible: boolean): void {
    this.visibilityState = visible ? "visible" : "hidden";
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

describe("the frame loop", () => {
  let page: FakePage;
  let asked: Map<number, (now: number) => void>;
  let next = 1;
  const drawn: string[] = [];
  const paces: number[] = [];
  let samples = 0;
  const client = {
    advance: () => false,
    paced: (ms: number) => void paces.push(ms),
    draw: () => void drawn.push("draw"),
    refine: () => {
      drawn.push("refine");
      return ++samples < 3;
    },
  };
  /** Lets the browser show a frame. */
  const frame = () => {
    const [entry] = asked;
    if (!entry) return false;
    asked.delete(entry[0]);
    entry[1](performance.now());
    return true;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    page = new FakePage();
    asked = new Map();
    drawn.length = paces.length = 0;
    samples = 0;
    vi.stubGlobal("document", page);
    vi.stubGlobal("requestAnimationFrame", (callback: (now: number) => void) => {
      asked.set(next, callback);
      return next++;
    });
    vi.stubGlobal("cancelAnimationFrame", (id: number) => asked.delete(id));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("draws once, refines at rest and then asks for nothing", () => {
    const loop = new FrameLoop(client);
    loop.invalidate();
    loop.invalidate();
    frame();
    vi.runAllTimers();
    while (frame()) vi.runAllTimers();
    expect(drawn).toEqual(["draw", "refine", "refine", "refine"]);
    expect(loop.idle).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(asked.size).toBe(0);
    loop.stop();
  });

  it("does nothing in a hidden tab and draws what was asked for when it is seen again", () => {
    const loop = new FrameLoop(client);
    page.setVisible(false);
    loop.invalidate();
    vi.advanceTimersByTime(60_000);
    expect([asked.size, vi.getTimerCount(), drawn.length]).toEqual([0, 0, 0]);
    page.setVisible(true);
    frame();
    expect(drawn).toEqual(["draw"]);
    loop.stop();
  });

  it("stops refining when the tab is hidden and begins again from a drawn frame", () => {
    const loop = new FrameLoop(client);
    loop.invalidate();
    frame();
    frame();
    vi.runAllTimers();
    frame();
    expect(drawn).toEqual(["draw", "refine"]);
    page.setVisible(false);
    expect([asked.size, vi.getTimerCount()]).toEqual([0, 0]);
    page.setVisible(true);
    frame();
    expect(drawn).toEqual(["draw", "refine", "draw"]);
    loop.stop();
  });

  it("tells how long frames take that follow one another, though nothing moves by itself, and not the time between two runs", () => {
    const loop = new FrameLoop(client);
    const show = (ms: number) => {
      loop.invalidate();
      vi.advanceTimersByTime(ms);
      frame();
    };
    show(0);
    show(40);
    show(30);
    expect(paces).toEqual([40, 30]);
    // A turn of the browser without a frame: what comes later is another run.
    vi.advanceTimersByTime(16);
    frame();
    show(100);
    expect(paces).toEqual([40, 30]);
    show(20);
    expect(paces).toEqual([40, 30, 20]);
    expect(drawn.filter((what) => what === "draw").length).toBe(5);
    loop.stop();
  });

  it("draws nothing while paused or after it was stopped", () => {
    const loop = new FrameLoop(client);
    loop.setPaused(true);
    loop.invalidate();
    expect(asked.size).toBe(0);
    loop.setPaused(false);
    expect(asked.size).toBe(1);
    loop.stop();
    loop.invalidate();
    expect(frame()).toBe(false);
  });
});
