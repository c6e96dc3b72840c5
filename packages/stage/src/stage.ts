import { type BuildDocument, DOCUMENT_VERSION, type Manifest } from "@carloom/build";
import { Scene } from "three";
import { Adaptation } from "./adaptation.ts";
import { cameraCalls } from "./camera-calls.ts";
import { CameraRig } from "./camera.ts";
import { disposeTree } from "./car.ts";
import { watchContext } from "./context-loss.ts";
import { Detail } from "./detail.ts";
import { Dragging } from "./drag.ts";
import { Emitter } from "./events.ts";
import { Frames } from "./frames.ts";
import { MAX_BEAMS } from "./light/ground.ts";
import { Surroundings } from "./light/surroundings.ts";
import type { Marking } from "./marking.ts";
import { openTemplate } from "./open-template.ts";
import { emptyTexture, flakeTexture } from "./paint/flakes.ts";
import { sharedPaintUniforms } from "./paint/material.ts";
import { Keeper } from "./photo/keeper.ts";
import { Picture } from "./picture.ts";
import { bindPointer } from "./pointer.ts";
import { chooseQuality, isSoftware, qualityPlan } from "./quality.ts";
import { createRenderer, drawsInSoftware, endRenderer } from "./renderer.ts";
import { Show } from "./show.ts";
import { statisticsOf } from "./statistics.ts";
import { surfaceCalls } from "./surface-calls.ts";
import { Views } from "./views.ts";
import type { Stage, StageError, StageOptions } from "./types.ts";

/** Written out: parsing `{}` would carry the whole schema into every page that shows a car. */
const EMPTY_BUILD: BuildDocument = {
  version: DOCUMENT_VERSION,
  paint: {},
  parts: {},
  stickers: [],
  stance: { height: 0, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } },
};
/** Drawing buffers beyond this gain nothing and cost memory. */
const MAX_BUFFER = 4096;
/**
 * A car on a canvas. Everything asynchronous may be superseded by a newer call and never shows an older state.
 * @throws StageError "webgl" without WebGL 2
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const started = performance.now();
  const timing: Record<string, number> = {};
  const mark = (name: string) => {
    timing[name] = Math.round((performance.now() - started) * 10) / 10;
  };
  const adapt = options.adapt ?? true;
  const renderer = createRenderer(canvas, { smooth: !(adapt && drawsInSoftware()) });
  const software = isSoftware(renderer.getContext());
  const quality = qualityPlan(options.quality ?? chooseQuality(), {
    maxTexture: renderer.capabilities.maxTextureSize,
    memory: (navigator as Navigator & { deviceMemory?: number }).deviceMemory,
    software,
    pixelRatio: window.devicePixelRatio || 1,
    ...(options.maxPixelRatio ? { maxPixelRatio: options.maxPixelRatio } : {}),
  });
  const events = new Emitter();
  const scene = new Scene();
  const rig = new CameraRig();
  rig.reducedMotion = options.reducedMotion ?? false;
  const empty = emptyTexture();
  const flakes = flakeTexture();
  const uniforms = sharedPaintUniforms(flakes, empty);
  const surroundings = new Surroundings(renderer, scene, empty, quality, options.dark ?? true);
  const picture = new Picture(renderer, scene, surroundings.ground);
  // where a processor draws, a changed colour would wait for it
  picture.softAtRest = !software || !adapt;
  picture.soften = {
    begin: (sample) => void (show && surroundings.beginSoft(show.car, sample, uniforms)),
    end: () => surroundings.endSoft(uniforms),
  };
  const adaptation = new Adaptation(adapt, software, quality, rig, {
    held: () => keeper.busy || dragging.placement !== null,
    livery: () => show?.livery ?? null,
    length: () => show?.manifest.dimensions.length ?? 5,
    invalidate: () => loop.invalidate(),
  });
  picture.reflectionLive = quality.reflectionLive;
  mark("created");

  let show: Show | null = null;
  let applied: BuildDocument = EMPTY_BUILD;
  let previewed: BuildDocument | null = null;
  let selection: string | null = null;
  let disposed = false;
  let loading: AbortController | null = null;
  let warmed = false;
  let liveWarmed = false;
  let controls = true;

  const reportError = (error: StageError) => options.onError?.(error);

  function resize(): void {
    const width = canvas.clientWidth || canvas.width || 300;
    const height = canvas.clientHeight || canvas.height || 150;
    const scale = Math.min(1, MAX_BUFFER / (Math.max(width, height) * adaptation.pixelRatio));
    const w = Math.max(1, Math.round(width * adaptation.pixelRatio * scale));
    const h = Math.max(1, Math.round(height * adaptation.pixelRatio * scale));
    if (canvas.width !== w || canvas.height !== h) {
      renderer.setDrawingBufferSize(w, h, 1);
      picture.setSize(w, h);
    }
    rig.setSize(width, height);
  }

  function setLook(build: BuildDocument): void {
    surroundings.show(build);
    picture.reflection = quality.reflection ? surroundings.reflection : 0;
  }

  const prepare = () => surroundings.prepare(show?.car ?? null);

  const frames = new Frames({
    canvas,
    picture,
    rig,
    adaptation,
    events,
    most: quality.samples,
    shown: options.shown ?? true,
    show: () => show,
    prepare,
    resize,
    first({ manifest }) {
      mark("firstFrame");
      events.emit("ready", { manifest });
    },
    resting: warm,
  });
  const { loop } = frames;
  const invalidate = () => loop.invalidate();
  const views = new Views(rig, () => {
    events.emit("view", rig.pose());
    invalidate();
  });

  /** Marks are for those who make cars: their code comes with the first of them. */
  let marking: Promise<Marking> | null = null;
  const withMarking = (act: (marking: Marking) => void): void => {
    marking ??= import("./marking.ts").then(({ Marking }) => new Marking(scene, invalidate));
    void marking.then((found) => !disposed && act(found));
  };
  const keeper = new Keeper({ picture, rig, views, adaptation, show: () => show, prepare });

  /** At the first rest: what picking and stickers need, so that their first use does not stutter. */
  function warm(): void {
    if (warmed || !show) return;
    warmed = true;
    show.prepareLivery();
    mark("warm");
  }

  /** Starts compiling the body's shader with the live layer before the first drag asks for it. */
  function warmLive(): void {
    if (liveWarmed || !show?.car.hasLivery || dragging.placement) return;
    liveWarmed = true;
    show.setLive(true);
    renderer.compile(scene, rig.camera);
    show.setLive(false);
  }

  const observer = new ResizeObserver(() => {
    resize();
    views.refit();
    invalidate();
  });
  observer.observe(canvas);
  const pointer = bindPointer(canvas, rig, () => {
    views.release();
    invalidate();
  });

  const unwatch = watchContext(
    canvas,
    () => {
      frames.lost = true;
      loop.setPaused(true);
      events.emit("contextlost", undefined);
    },
    () => {
      frames.lost = false;
      surroundings.lost();
      picture.setSize(canvas.width, canvas.height);
      loop.setPaused(false);
      invalidate();
      void Promise.resolve(show?.livery?.restore()).then(() => {
        if (!disposed) events.emit("contextrestored", undefined);
      });
    },
  );

  setLook(applied);
  resize();

  function close(): void {
    void marking?.then((found) => found.clear());
    if (!show) return;
    scene.remove(show.car.root);
    show.dispose();
    disposeTree(show.car.root);
    adaptation.detail?.dispose();
    adaptation.detail = null;
    show = null;
    dragging.forget();
    surroundings.clear();
  }

  async function loadTemplate(manifest: Manifest, how: { signal?: AbortSignal; baseUrl?: string } = {}): Promise<void> {
    if (disposed) throw new DOMException("The stage is gone.", "AbortError");
    loading?.abort();
    const own = new AbortController();
    loading = own;
    const signal = how.signal ? AbortSignal.any([own.signal, how.signal]) : own.signal;
    const car = await openTemplate(manifest, {
      signal,
      baseUrl: how.baseUrl ?? "",
      detail: quality.detail,
      uniforms,
      mark,
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
    const next = new Show(car, manifest, {
      renderer,
      assets: options.assets,
      uniforms,
      empty,
      quality,
      wholeModel: () => adaptation.finest(),
      liverySize: () => adaptation.livery,
      invalidate,
      still: () => rig.reducedMotion,
      shapeChanged: () => surroundings.shapeChanged(),
      outlineChanged: (framed) => {
        rig.outline = next.car.outline;
        if (framed) views.refit(frames.announced);
      },
      lampsChanged: () => surroundings.ground.setBeams(show?.glow.beams(MAX_BEAMS) ?? []),
      sceneChanged: setLook,
      onError: reportError,
      onRecovered: (code, reference) => events.emit("recovered", { code, reference }),
    });
    close();
    show = next;
    adaptation.detail = new Detail(car, manifest, how.baseUrl ?? "", quality.detail);
    warmed = false;
    liveWarmed = false;
    rig.bounds = next.car.bounds;
    rig.outline = next.car.outline;
    scene.add(next.car.root);
    surroundings.shapeChanged();
    views.use(manifest.cameras);
    applied = { ...applied, parts: {}, stickers: [], paint: {} };
    delete applied.doors;
    delete applied.plate;
    mark("read");
    await next.apply(applied);
  }

  const current = () => previewed ?? applied;
  const findPlacement = (id: string) =>
    dragging.placement?.id === id ? dragging.placement : current().stickers.find((p) => p.id === id);
  const dragging = new Dragging({
    livery: () => show?.prepareLivery() ?? null,
    build: () => applied,
    commit(build) {
      applied = build;
      show?.adopt(build);
    },
    find: findPlacement,
    changed: (active) => pointer.setEnabled(controls && !active),
  });

  const stage: Stage = {
    canvas,
    loadTemplate,
    async apply(build) {
      applied = build;
      previewed = null;
      await show?.apply(build);
    },
    async preview(build) {
      previewed = build;
      await show?.apply(build ?? applied);
    },
    async preloadPart(uuid) {
      await show?.parts.load(uuid);
    },
    ...surfaceCalls(() => show, rig, findPlacement),
    get hasLivery() {
      return show?.car.hasLivery ?? false;
    },
    ...dragging.calls,
    layMap: (image) =>
      withMarking((found) => found.layMap(image, show?.prepareLivery()?.surface ?? null, show?.car.root ?? null)),
    mark: (triangles, how = "faces") => withMarking((found) => found.show(triangles, how, show?.car.root ?? null)),
    setSelection(id) {
      selection = id;
      if (id !== null) warmLive();
      events.emit("frame", { samples: frames.samples });
    },
    get selection() {
      return selection;
    },
    get hinges() {
      return show?.car.hinges.ids ?? [];
    },
    get lamps() {
      return show?.car.lamps.map((lamp) => lamp.id) ?? [];
    },
    get views() {
      return views.ids;
    },
    ...cameraCalls(rig, views, invalidate, ({ spotsOf }, subject) =>
      show ? spotsOf(subject, show.car, show.manifest.slots, findPlacement) : [],
    ),
    setControlsEnabled(enabled) {
      controls = enabled;
      pointer.setEnabled(enabled && dragging.placement === null);
    },
    ...keeper.calls,
    on: (type, listener) => events.on(type, listener),
    invalidate,
    setReducedMotion(reduced) {
      rig.reducedMotion = reduced;
    },
    stats: () =>
      statisticsOf(renderer, picture, adaptation, show, {
        frames: frames.count,
        samples: frames.samples,
        idle: loop.idle,
        timing,
      }),
    dispose() {
      if (disposed) return;
      disposed = true;
      loading?.abort();
      loop.stop();
      observer.disconnect();
      pointer.dispose();
      unwatch();
      close();
      picture.dispose();
      surroundings.dispose();
      flakes.dispose();
      empty.dispose();
      endRenderer(renderer);
      events.clear();
    },
  };
  return stage;
}
