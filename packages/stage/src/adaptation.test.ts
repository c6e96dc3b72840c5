import { describe, expect, it } from "vitest";
import { Adaptation } from "./adaptation.ts";
import type { CameraRig } from "./camera.ts";
import type { Detail } from "./detail.ts";
import type { Livery } from "./livery/livery.ts";
import { qualityPlan } from "./quality.ts";

const DEVICE = { maxTexture: 16384, memory: 16, pixelRatio: 1 };

/** A large car in a view that turns. */
function machine(on: boolean, software: boolean) {
  const rig = { version: 0, pixelsPerMetre: () => 400 };
  const plan = qualityPlan("desktop", { ...DEVICE, software });
  const sharp: boolean[] = [];
  let held = false;
  const livery = { sharpen: (on: boolean) => void sharp.push(on), resize: () => undefined };
  const adaptation = new Adaptation(on, software, plan, rig as unknown as CameraRig, {
    held: () => held,
    livery: () => livery as unknown as Livery,
    length: () => 4.5,
    invalidate: () => undefined,
  });
  const shown: number[] = [];
  adaptation.detail = { show: (level: number) => void shown.push(level) } as unknown as Detail;
  return {
    adaptation,
    plan,
    shown,
    sharp,
    hold: (on: boolean) => void (held = on),
    turn(ms: number, seconds: number) {
      for (let t = 0; t < seconds * 1000; t += ms) {
        rig.version++;
        adaptation.moving();
        adaptation.paced(ms);
      }
    },
  };
}

describe("adaptation", () => {
  it("spares a processor from the first frame, and its picture at rest nothing", () => {
    const { adaptation, plan, shown, turn } = machine(true, true);
    adaptation.moving();
    expect([adaptation.liveScale, adaptation.pixelRatio, shown.at(-1)]).toEqual([0.7, 1, 1]);
    turn(400, 20);
    expect([adaptation.liveScale, adaptation.pixelRatio, shown.at(-1)]).toEqual([0.55, 1, 2]);
    expect(adaptation.livery).toBe(plan.livery);
    adaptation.resting();
    expect(shown.at(-1)).toBe(0);
  });

  it("reads a livery once while a processor draws what moves, sharply at rest, and leaves it alone under a photo", () => {
    const { adaptation, sharp, hold } = machine(true, true);
    adaptation.moving();
    expect(sharp).toEqual([false]);
    adaptation.resting();
    adaptation.moving();
    adaptation.finest();
    hold(true);
    adaptation.moving();
    expect(sharp).toEqual([false, true, false, true]);
  });

  it("gives up on a GPU only what its frames ask for", () => {
    const { adaptation, shown, sharp, turn } = machine(true, false);
    turn(10, 2);
    expect(sharp).toEqual([]);
    expect([adaptation.liveScale, adaptation.pixelRatio, shown.at(-1)]).toEqual([1, 1, 0]);
    turn(50, 10);
    expect([adaptation.liveScale, adaptation.pixelRatio, shown.at(-1)]).toEqual([1, 0.55, 2]);
    expect(adaptation.livery).toBe(2048);
  });

  it("changes nothing where it is off", () => {
    const { adaptation, shown, turn } = machine(false, true);
    turn(400, 20);
    expect([adaptation.spare, adaptation.liveScale, adaptation.pixelRatio]).toEqual([false, 1, 1]);
    expect(shown).toEqual([]);
  });
});
