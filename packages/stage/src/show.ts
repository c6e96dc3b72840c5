import {
  type BuildDocument,
  type Manifest,
  type Paint,
  type Painted,
  paintOfZone,
  type Sold,
  samePaint,
  soldPaints,
} from "@carloom/build";
import { type Matrix4, type Texture, Vector3, type WebGLRenderer } from "three";
import { type Car, isShown, meshesOf } from "./car.ts";
import { diffBuilds } from "./diff.ts";
import { lightLamps } from "./lamps.ts";
import { LampGlow } from "./light/lamp-glow.ts";
import { ArtStore } from "./livery/art.ts";
import type { FineLivery } from "./livery/fine.ts";
import { Livery } from "./livery/livery.ts";
import { sideFor } from "./livery/maps.ts";
import { LiverySurface } from "./livery/surface.ts";
import { tintGlass } from "./paint/glass.ts";
import type { SharedPaintUniforms } from "./paint/material.ts";
import { PartSwap } from "./part-swap.ts";
import { Parts } from "./parts.ts";
import type { Plates } from "./plate/plates.ts";
import type { QualityPlan } from "./quality.ts";
import { outlinePoints } from "./silhouette.ts";
import { type StageAssets, StageError, type StageErrorCode, type Vec3 } from "./types.ts";
import { applyStance } from "./wheels.ts";

export type ShowHooks = {
  renderer: WebGLRenderer;
  assets: StageAssets;
  uniforms: SharedPaintUniforms;
  empty: Texture;
  quality: QualityPlan;
  /** Draws the finest model until the next frame. */
  wholeModel(): void;
  /** Pixels of the livery's side that the machine bears now. */
  liverySize(): number;
  invalidate(): void;
  /** Nothing eases (reduced motion). */
  still(): boolean;
  /** Wheels, parts or ride height changed what the car covers. */
  shapeChanged(): void;
  /** The car reaches farther or less far than before; `framed` asks a named view to hold it again. */
  outlineChanged(framed: boolean): void;
  lampsChanged(): void;
  sceneChanged(build: BuildDocument): void;
  onError(error: StageError): void;
  /** What was told of a slot or placement holds no longer. */
  onRecovered(code: StageErrorCode, reference: string): void;
};

const DEFAULT_PAINT: Paint = { color: "#5a6068", finish: "metallic" };
/** Bare carbon of parts is a zone that no template lists, so nobody paints it. */
const BARE_CARBON: Paint = { color: "#1a1b1e", finish: "carbon" };

/** A template on the stage and the build it shows; a newer build is reached by differences. */
export class Show {
  readonly car: Car;
  readonly manifest: Manifest;
  readonly parts: Parts;
  readonly glow: LampGlow;
  readonly #hooks: ShowHooks;
  readonly #swap: PartSwap;
  readonly #sold: Sold;
  #livery: Livery | null = null;
  #plates: Plates | null = null;
  #shown: BuildDocument | null = null;
  #disposed = false;

  constructor(car: Car, manifest: Manifest, hooks: ShowHooks) {
    this.car = car;
    this.manifest = manifest;
    this.#sold = soldPaints(manifest.zones);
    this.#hooks = hooks;
    this.glow = new LampGlow(car.root, car.lamps);
    this.parts = new Parts(hooks.assets, car, manifest);
    this.#swap = new PartSwap(this.parts, car, {
      build: () => this.#shown,
      paint: (material, build) => material.setPaint(this.paintOf(material.zone, build)),
      swapped: (build) => {
        if (build) this.#lightLamps(build);
        // A view that moved with every part that is looked at would make them hard to compare.
        this.#outline(false);
        hooks.shapeChanged();
        hooks.invalidate();
      },
      onError: hooks.onError,
      onRecovered: (slot) => hooks.onRecovered("part", slot),
    });
  }

  get livery(): Livery | null {
    return this.#livery;
  }

  /** Builds what stickers and picking need; called when first needed or when the stage is idle. */
  prepareLivery(): Livery | null {
    if (this.#livery || !this.car.hasLivery || !this.manifest.livery) return this.#livery;
    const { quality, renderer, assets, uniforms, empty } = this.#hooks;
    const size = this.#hooks.liverySize();
    // Stickers lie on the finest model, whatever is drawn meanwhile.
    this.#hooks.wholeModel();
    const surface = this.#shut(() => new LiverySurface(this.car.panels, this.car.root, size));
    const pixelsPerMetre = (size * 1000) / this.manifest.livery.mmPerUnit;
    const art = new ArtStore(assets, pixelsPerMetre, quality.art, quality.artBudget);
    this.#livery = new Livery(renderer, surface, art, uniforms, empty, size, {
      invalidate: this.#hooks.invalidate,
      onError: this.#hooks.onError,
      onRecovered: (id) => this.#hooks.onRecovered("art", id),
      setLive: (on) => this.setLive(on),
    });
    return this.#livery;
  }

  /**
   * Stickers for a photo in which a metre of the car has so many pixels; null where the live ones are fine enough, and where
   * the device can do no better.
   */
  fineLivery(pixelsPerMetre: number, signal?: AbortSignal): Promise<FineLivery | null> | null {
    const { livery } = this.manifest;
    if (!livery || !this.#livery) return null;
    const side = sideFor(pixelsPerMetre, livery.mmPerUnit);
    return this.#livery.fine(Math.min(side, this.#hooks.quality.photoLivery), signal);
  }

  /** Runs with every door shut: stickers are projected on the shut car. */
  #shut<T>(make: () => T): T {
    const { hinges } = this.car;
    if (!hinges.anyOpen) return make();
    hinges.setOpen([], false);
    const made = make();
    hinges.setOpen(this.#shown?.doors ?? [], false);
    return made;
  }

  /** Compiles the live layer into or out of the paints that carry stickers. */
  setLive(on: boolean): void {
    for (const list of this.car.materials.paints.values()) for (const paint of list) paint.setLive(on);
  }

  paintOf(zone: string, build: Painted): Paint {
    return paintOfZone(zone, build, this.#sold) ?? (zone === "carbon" ? BARE_CARBON : DEFAULT_PAINT);
  }

  #paintZone(zone: string, build: BuildDocument): void {
    for (const material of this.car.materials.paints.get(zone) ?? []) material.setPaint(this.paintOf(zone, build));
  }

  /** Synchronous differences are in the next frame; resolves when parts and stickers are too. */
  async apply(build: BuildDocument): Promise<void> {
    const first = this.#shown === null;
    const before = this.#shown;
    const diff = diffBuilds(before ?? { ...build, paint: {}, parts: {}, stickers: [] }, build);
    this.#shown = build;
    // a zone may wear another's paint: what it wore is compared, not what the build says of it
    for (const zone of this.car.materials.paints.keys())
      if (!before || !samePaint(this.paintOf(zone, before), this.paintOf(zone, build))) this.#paintZone(zone, build);
    if (first || diff.stance) this.#stand(build);
    if (first || diff.glass) {
      for (const glass of this.car.materials.glass.values())
        if (!glass.userData.lens && (build.glass || !first)) tintGlass(glass, build.glass);
    }
    if (first || diff.lights) this.#lightLamps(build);
    if (first || diff.doors) {
      this.car.hinges.setOpen(build.doors ?? [], !first && !this.#hooks.still());
      if (!this.car.hinges.moving) this.#hooks.shapeChanged();
      if (!first || build.doors?.length) this.#outline(true);
    }
    if (first || diff.scene) this.#hooks.sceneChanged(build);
    this.#hooks.invalidate();
    const plate = diff.plate || (first && build.plate) ? this.#showPlate() : undefined;
    const stickers = diff.stickers || (first && build.stickers.length > 0) ? this.showStickers(build) : undefined;
    await Promise.all([stickers, plate, ...diff.parts.map(({ slot, part }) => this.#swap.mount(slot, part))]);
  }

  /** The code for plates comes with the first that has a text of its own. */
  async #showPlate(): Promise<void> {
    const { platesOn } = await import("./plate/plates.ts");
    if (this.#disposed) return;
    this.#plates ??= platesOn(this.car.root, meshesOf(this.car.root), this.#hooks, (make) => this.#shut(make));
    // what is asked for by now
    await this.#plates.show(this.#shown?.plate);
  }

  /** What the view must hold: doors count where they will stand. */
  #outline(framed: boolean): void {
    this.car.root.updateMatrixWorld(true);
    this.car.outline = this.car.hinges.asWanted(() => outlinePoints(meshesOf(this.car.root).filter(isShown)));
    this.#hooks.outlineChanged(framed);
  }

  /** Takes a build whose stickers are already on their way into the map as the one shown. */
  adopt(build: BuildDocument): void {
    this.#shown = build;
  }

  async showStickers({ stickers, groups }: Pick<BuildDocument, "stickers" | "groups">): Promise<void> {
    if (this.car.hasLivery) {
      await this.prepareLivery()?.show(stickers, groups);
    } else if (stickers.length > 0) {
      const text = "This template has no livery map: stickers are kept but cannot be shown.";
      this.#hooks.onError(new StageError("livery-missing", text));
    }
  }

  #lightLamps(build: BuildDocument): void {
    lightLamps([...this.car.lamps, ...this.parts.lamps()], build.lights);
    this.glow.update();
    this.#hooks.lampsChanged();
  }

  #stand(build: BuildDocument): void {
    applyStance(this.car.root, this.manifest.slots, this.car.anchors, this.car.hubs, build.stance);
    this.car.hinges.pose();
    this.#hooks.uniforms.uRide.value = build.stance.height / 1000;
    this.#hooks.shapeChanged();
  }

  /** The build as a file for other programs, stickers baked into the paint's textures. */
  async exportModel(kind: "glb" | "usdz"): Promise<Blob> {
    const { exported } = await import("./export/exported.ts");
    return exported(this, this.#shown ?? { paint: {} }, kind);
  }

  /** Advances doors; true while they swing. */
  update(now: number): boolean {
    const { hinges } = this.car;
    if (!hinges.update(now)) return false;
    if (this.#hooks.quality.reflectionLive || !hinges.moving) this.#hooks.shapeChanged();
    return true;
  }

  /** From the shut car's world to where the panel under a point of car space now stands; null when that is the same. */
  swingAt(point: Readonly<Vec3>): Matrix4 | null {
    const surface = this.#livery?.surface;
    if (!surface || !this.car.hinges.anyOpen) return null;
    const hit = surface.bvh.closestPointToPoint(new Vector3(...point));
    const mesh = hit ? surface.meshes[surface.owner[hit.faceIndex] ?? -1]?.mesh : undefined;
    return mesh ? (this.car.hinges.of(mesh)?.toShut.value.clone().invert() ?? null) : null;
  }

  dispose(): void {
    this.#disposed = true;
    this.#plates?.dispose();
    this.#livery?.dispose();
    this.glow.dispose();
    this.parts.dispose();
  }
}
