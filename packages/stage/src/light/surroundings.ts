import type { BuildDocument } from "@carloom/build";
import type { Scene, Texture, WebGLRenderer } from "three";
import type { Car } from "../car.ts";
import { CastShadow } from "./cast-shadow.ts";
import { ContactShadow } from "./contact-shadow.ts";
import { Environment } from "./environment.ts";
import { type Floor, withFloor } from "./floors.ts";
import { Ground } from "./ground.ts";
import { atHour } from "./hour.ts";
import type { SceneDefinition } from "./scene.ts";
import { sceneById } from "./scenes.ts";
import { SoftShadow } from "./soft-shadow.ts";
import type { SoftShadowUniforms } from "../paint/soft-uniforms.ts";

/** The place a car stands in: its light, wall and floor, and the shadows on it. What is stale is made again before a frame. */
export class Surroundings {
  readonly ground: Ground;
  readonly #renderer: WebGLRenderer;
  readonly #empty: Texture;
  readonly #dark: boolean;
  readonly #environment: Environment;
  readonly #contact = new ContactShadow();
  readonly #cast: CastShadow;
  readonly #soft: SoftShadow;
  #place: SceneDefinition | null = null;
  #hour: number | undefined;
  #floor: Floor | undefined;
  #look: SceneDefinition | null = null;
  #lightStale = true;
  #shadowStale = false;

  /** @param size pixels of a face of the environment and its tiles a side, texels of a thrown shadow's side @param dark which studio stands where a build names no scene */
  constructor(
    renderer: WebGLRenderer,
    scene: Scene,
    empty: Texture,
    size: { environment: number; environmentTiles: number; shadow: number },
    dark: boolean,
  ) {
    this.#renderer = renderer;
    this.#empty = empty;
    this.#dark = dark;
    this.#environment = new Environment(size.environment, size.environmentTiles);
    this.#cast = new CastShadow(size.shadow);
    this.#soft = new SoftShadow(size.shadow * 2);
    this.ground = new Ground(empty);
    scene.add(this.ground.wall, this.ground.floor);
    scene.environment = this.#environment.texture;
  }

  /** How strongly the place's floor mirrors, 0…1. */
  get reflection(): number {
    return this.#look?.floor.reflection ?? 0;
  }

  /** Scene, hour, floor and exposure of a build. */
  show(build: BuildDocument): void {
    const place = sceneById(build.scene?.id, this.#dark);
    const hour = build.scene?.time;
    this.#renderer.toneMappingExposure = place.exposure * (build.scene?.exposure ?? 1);
    const floor = build.scene?.floor;
    if (place === this.#place && hour === this.#hour && floor === this.#floor) return;
    this.#place = place;
    this.#hour = hour;
    this.#floor = floor;
    this.#look = withFloor(atHour(place, hour), floor);
    this.ground.setLook(this.#look, floor);
    this.#lightStale = true;
    this.#shadowStale = true;
  }

  /** The car's shape changed. */
  shapeChanged(): void {
    this.#shadowStale = true;
  }

  /** Everything on the GPU is gone. */
  lost(): void {
    this.#lightStale = true;
    this.#shadowStale = true;
  }

  /** What must be rendered before the scene itself. */
  prepare(car: Car | null): void {
    if (this.#lightStale && this.#look) {
      this.#lightStale = false;
      this.#environment.render(this.#renderer, this.#look);
    }
    if (!this.#shadowStale || !car) return;
    this.#shadowStale = false;
    car.root.updateMatrixWorld(true);
    const u = this.ground.uniforms;
    this.#contact.render(this.#renderer, car.root, car.bounds);
    u.uShadow.value = this.#contact.texture;
    u.uShadowSize.value.copy(this.#contact.span);
    if (!this.#look || this.#look.key.shadow <= 0) return;
    this.#cast.render(this.#renderer, car.root, car.bounds, this.#look.key);
    u.uCast.value = this.#cast.texture;
    u.uCastArea.value.copy(this.#cast.area);
  }

  /** Draws the car's shadow on itself for one sample of a picture at rest. */
  beginSoft(car: Car, sample: number, uniforms: SoftShadowUniforms): void {
    if (this.#look) this.#soft.begin(this.#renderer, car.root, car.bounds, this.#look, sample, uniforms);
  }

  endSoft(uniforms: SoftShadowUniforms): void {
    this.#soft.end(uniforms, this.#empty);
  }

  /** The car is gone. */
  clear(): void {
    this.ground.uniforms.uShadow.value = this.#empty;
    this.ground.uniforms.uCast.value = this.#empty;
    this.ground.setBeams([]);
    this.#shadowStale = true;
  }

  dispose(): void {
    this.#contact.dispose();
    this.#cast.dispose();
    this.#soft.dispose();
    this.#environment.dispose();
    this.ground.dispose();
  }
}
