import type { BuildDocument, Manifest } from "@carloom/build";
import { Scene } from "three";
import { Adaptation } from "./adaptation.ts";
import { CameraRig } from "./camera.ts";
import { disposeTree } from "./car.ts";
import { watchContext } from "./context-loss.ts";
import { Detail } from "./detail.ts";
import { Dragging } from "./drag.ts";
import { Emitter } from "./events.ts";
import { MAX_BEAMS } from "./light/ground.ts";
import { Surroundings } from "./light/surroundings.ts";
import { coverageOf } from "./livery/coverage.ts";
import { placeOnSurface } from "./livery/place.ts";
import { FrameLoop } from "./loop.ts";
import { openTemplate } from "./open-template.ts";
import { outlineOf } from "./outline.ts";
import { emptyTexture, flakeTexture } from "./paint/flakes.ts";
import { sharedPaintUniforms } from "./paint/material.ts";
import { pickAt } from "./picking.ts";
import { type FinePrint, takePhoto } from "./photo/still.ts";
import { Picture } from "./picture.ts";
import { bindPointer } from "./pointer.ts";
import { chooseQuality, isSoftware, qualityPlan } from "./quality.ts";
import { createRenderer, endRenderer, failedPrograms } from "./renderer.ts";
import { Show } from "./show.ts";
import { Views } from "./views.ts";
import { type Pick, type Stage, StageError, type StageOptions } from "./types.ts";

/** Written out: parsing `{}` would carry the whole schema into every page that shows a car. */
const EMPTY_BUILD: BuildDocument = {
  version: 1,
  paint: {},
  parts: {},
  stickers: [],
  stance: { height: 0, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } },
};
/** Drawing buffers beyond this gain nothing and cost memory. */
const MAX_BUFFER = 4096;
/** A weak machine stops refining after this time, with at least four samples. */
const REFINE_MS = 1500;

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
  const renderer = createRenderer(canvas);
  const software = isSoftware(renderer);
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
  picture.softAtRest = !software || options.adapt === false;
  picture.soften = {
    begin: (sample) => void (show && surroundings.beginSoft(show.car, sample, uniforms)),
    end: () => surroundings.endSoft(uniforms),
  };
  const adaptation = new Adaptation(options.adapt ?? true, quality, rig, {
    held: () => photos > 0 || dragging.placement !== null,
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
  let frames = 0;
  let samples = 0;
  let refineStart = 0;
  let disposed = false;
  let lost = false;
  let loading: AbortController | null = null;
  let announced = false;
  let warmed = false;
  let liveWarmed = false;
  let controls = true;
  let photos = 0;

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

  const loop = new FrameLoop({
    advance(now) {
      const moved = rig.update(now);
      if (moved) events.emit("view", rig.pose());
      const swung = show?.update(now) ?? false;
      return rig.moving || swung;
    },
    paced(ms) {
      if (!adaptation.paced(ms)) return;
      picture.reflectionLive = adaptation.reflectionLive;
      resize();
    },
    draw() {
      if (lost) return;
      prepare();
      adaptation.moving();
      samples = 0;
      picture.live(rig);
      frames++;
      if (show && !announced) {
        announced = true;
        mark("firstFrame");
        events.emit("ready", { manifest: show.manifest });
      }
      events.emit("frame", { samples });
    },
    refine() {
      // While stickers are printed one picture follows the other: none of them is at rest.
      if (lost || samples >= quality.samples || show?.livery?.printing) return false;
      if (samples === 0) {
        adaptation.resting();
        warm();
        refineStart = performance.now();
      }
      samples++;
      // Until four samples are in, the live picture with its own anti-aliasing is the better one.
      picture.accumulate(
        rig,
        samples - 1,
        canvas.width / (canvas.clientWidth || canvas.width),
        samples >= Math.min(4, quality.samples),
      );
      frames++;
      events.emit("frame", { samples });
      const late = performance.now() - refineStart > REFINE_MS && samples >= 4;
      if (samples < quality.samples && !late) return true;
      events.emit("rest", { samples });
      return false;
    },
  });
  const invalidate = () => loop.invalidate();
  /** A picture for keeps, of the finest model, whatever moves meanwhile. */
  async function kept<T>(make: () => Promise<T>): Promise<T> {
    prepare();
    photos++;
    adaptation.finest();
    try {
      return await make();
    } finally {
      photos--;
    }
  }
  const views = new Views(rig, () => {
    events.emit("view", rig.pose());
    invalidate();
  });

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
      lost = true;
      loop.setPaused(true);
      events.emit("contextlost", undefined);
    },
    () => {
      lost = false;
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
        if (framed) views.refit(announced);
      },
      lampsChanged: () => surroundings.ground.setBeams(show?.glow.beams(MAX_BEAMS) ?? []),
      sceneChanged: setLook,
      onError: reportError,
      onRecovered: (code, reference) => events.emit("recovered", { code, reference }),
    });
    close();
    show = next;
    adaptation.detail = new Detail(car, manifest, how.baseUrl ?? "", quality.detail);
    announced = false;
    warmed = false;
    liveWarmed = false;
    rig.bounds = next.car.bounds;
    rig.outline = next.car.outline;
    scene.add(next.car.root);
    surroundings.shapeChanged();
    views.use(manifest.cameras);
    applied = { ...applied, parts: {}, stickers: [], paint: {} };
    delete applied.doors;
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

  function moveCamera(move: () => void): void {
    views.release();
    move();
    invalidate();
  }

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
    pick(x, y): Pick | null {
      if (!show) return null;
      const livery = show.prepareLivery();
      return pickAt(
        show.car,
        rig.camera,
        rig.toClip(x, y),
        livery?.surface ?? null,
        livery?.layers ?? [],
        (o) => show?.parts.slotOf(o) ?? null,
      );
    },
    placementAt: (pick, size, depth) => placeOnSurface(pick.point, pick.normal, size, depth),
    ...dragging.calls,
    setSelection(id) {
      selection = id;
      if (id !== null) warmLive();
      events.emit("frame", { samples });
    },
    get selection() {
      return selection;
    },
    projectToScreen(point) {
      const lift = show?.car.root.position.y ?? 0;
      return rig.toScreen([point[0], point[1] + lift, point[2]]);
    },
    placementOutline(id, twin) {
      const [car, placement] = [show, findPlacement(id)];
      if (!placement || !car) return null;
      return outlineOf(placement, rig, car.car.root.position.y, (point) => car.swingAt(point), twin);
    },
    coverage(placement) {
      const livery = show?.prepareLivery();
      return livery ? coverageOf(livery.surface, placement) : null;
    },
    beltLine: (normal) => (Math.abs(normal[0]) > 0.5 ? (show?.car.belt ?? null) : null),
    get hasLivery() {
      return show?.car.hasLivery ?? false;
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
    setView: (view, how) => views.set(view, how),
    getView: () => rig.pose(),
    fit(next, how = {}) {
      views.fit({ ...next }, how);
    },
    orbit: (azimuth, elevation) => moveCamera(() => rig.orbit(azimuth, elevation)),
    zoom: (factor) => moveCamera(() => rig.zoom(factor)),
    pan: (dx, dy) => moveCamera(() => rig.pan(dx, dy)),
    setControlsEnabled(enabled) {
      controls = enabled;
      pointer.setEnabled(enabled && dragging.placement === null);
    },
    capture: (how) =>
      kept(() => {
        const car = show;
        const finer: FinePrint = (density, signal) => car?.fineLivery(density, signal) ?? null;
        return takePhoto(picture, rig, how, how.view === undefined ? null : views.pose(how.view), finer);
      }),
    film: (how) =>
      kept(async () => {
        const { takeFilm } = await import("./photo/film.ts");
        return takeFilm(picture, rig, how, how.view === undefined ? null : views.pose(how.view));
      }),
    async exportModel(kind) {
      if (!show) throw new StageError("template", "No template is loaded.");
      adaptation.finest();
      return show.exportModel(kind);
    },
    on: (type, listener) => events.on(type, listener),
    invalidate,
    setReducedMotion(reduced) {
      rig.reducedMotion = reduced;
    },
    stats: () => ({
      frames,
      samples,
      idle: loop.idle,
      pixelRatio: adaptation.pixelRatio,
      width: canvas.width,
      height: canvas.height,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
      programs: renderer.info.programs?.length ?? 0,
      failedPrograms: failedPrograms(renderer),
      drawCalls: picture.drawCalls,
      triangles: picture.triangles,
      livery: show?.livery
        ? {
            size: show.livery.size,
            layers: show.livery.layers.length,
            bakedLayers: show.livery.bakedLayers,
            rebuilds: show.livery.rebuilds,
            lastBakeMs: show.livery.lastBakeMs,
          }
        : null,
      detail: adaptation.detail?.shown ?? 0,
      partsCached: show?.parts.cached ?? 0,
      timing: { ...timing },
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
