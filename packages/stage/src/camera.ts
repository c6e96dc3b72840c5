import { type Box3, MathUtils, PerspectiveCamera, Spherical, Vector3 } from "three";
import { FILL_X, fitPose, showsAll } from "./framing.ts";
import { EFFECT_LAYER } from "./light/lamp-glow.ts";
import type { CameraPose, Insets, ScreenPoint, Vec3 } from "./types.ts";

const EASE_MS = 450;
const MIN_POLAR = 0.12;
/** The eye stays above the floor. */
const EYE_MIN = 0.12;
const EASE = 0.22;

const v = new Vector3();

/** cubic-bezier(.2, 0, 0, 1), near enough. */
function ease(t: number): number {
  return 1 - (1 - t) ** 3.2;
}

/** An orbit around a target, in the rectangle that panels leave free. Angles in radians, lengths in metres. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(30, 1, 0.1, 200);
  readonly target = new Vector3(0, 0.55, 0);
  readonly #sphere = new Spherical(6.5, 1.35, 0.7);
  readonly #goal = { target: new Vector3(), sphere: new Spherical(), fov: 30, roll: 0 };
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #opened: Insets = this.#insets;
  /** CSS pixels that the picture is shifted by, and where it slides to. */
  #shift = { x: 0, y: 0 };
  #slide: { from: { x: number; y: number }; to: { x: number; y: number }; start: number } | null = null;
  #width = 1;
  #height = 1;
  #flight: { from: CameraPose; to: CameraPose; start: number } | null = null;
  #easing = false;
  bounds: Box3 | null = null;
  /** Points of the car's outer shape, metres. */
  outline: readonly Vector3[] = [];
  reducedMotion = false;
  /** Where the camera was sent last; null once a person came nearer or moved aside from there. */
  aimed: CameraPose | null = null;
  /** Another number whenever the camera was set. */
  version = 0;

  constructor() {
    this.camera.layers.enable(EFFECT_LAYER);
    this.#goal.target.copy(this.target);
    this.#goal.sphere.copy(this.#sphere);
    this.#write();
  }

  get moving(): boolean {
    return this.#flight !== null || this.#slide !== null || this.#easing;
  }

  setSize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#write();
  }

  /** The picture's middle goes to the middle of what these leave free; a fitted car keeps out of `opened` as well. */
  setInsets(insets: Insets, opened: Insets, animate = false, now = performance.now()): void {
    this.#insets = { ...insets };
    this.#opened = opened;
    const to = { x: (insets.right - insets.left) / 2, y: (insets.bottom - insets.top) / 2 };
    const slides = animate && !this.reducedMotion;
    this.#slide = slides ? { from: this.#shift, to, start: now } : null;
    if (!slides) this.#shift = to;
    this.#write();
  }

  /** CSS px that a car is fitted to: what is free now, and no wider than what is free when all is open. */
  get free(): { width: number; height: number } {
    const between = ({ left, right }: Insets) => this.#width - left - right;
    return {
      width: Math.max(40, Math.min(between(this.#insets), between(this.#opened) / FILL_X)),
      height: Math.max(40, this.#height - this.#insets.top - this.#insets.bottom),
    };
  }

  pose(): CameraPose {
    const g = this.#goal;
    const p = v.setFromSpherical(g.sphere).add(g.target);
    return {
      position: [p.x, p.y, p.z],
      target: [g.target.x, g.target.y, g.target.z],
      fov: g.fov,
      ...(g.roll && { roll: g.roll }),
    };
  }

  setPose(pose: CameraPose, animate: boolean, now = performance.now()): void {
    this.aimed = pose;
    if (animate && !this.reducedMotion) {
      this.#flight = { from: this.#shown(), to: pose, start: now };
      this.#aim(pose);
      return;
    }
    this.#flight = null;
    this.#aim(pose);
    this.#settle();
  }

  /** Turns the goal; the camera follows softly unless motion is reduced. */
  orbit(azimuth: number, elevation: number): void {
    this.#interrupt();
    const s = this.#goal.sphere;
    s.theta += azimuth;
    s.phi -= elevation;
    this.#limit();
    this.#follow();
  }

  zoom(factor: number): void {
    this.#interrupt();
    this.aimed = null;
    this.#goal.sphere.radius *= factor;
    this.#limit();
    this.#follow();
  }

  /** CSS pixels. */
  pan(dx: number, dy: number): void {
    this.#interrupt();
    this.aimed = null;
    const metres = (2 * this.#goal.sphere.radius * Math.tan(MathUtils.degToRad(this.#goal.fov / 2))) / this.#height;
    const e = this.camera.matrixWorld.elements;
    this.#goal.target.addScaledVector(v.set(e[0] ?? 1, e[1] ?? 0, e[2] ?? 0), -dx * metres);
    this.#goal.target.addScaledVector(v.set(e[4] ?? 0, e[5] ?? 1, e[6] ?? 0), dy * metres);
    const reach = this.bounds ? this.bounds.getSize(v).length() * 0.5 : 3;
    this.#goal.target.clampLength(0, reach);
    this.#goal.target.y = Math.max(0, this.#goal.target.y);
    this.#limit();
    this.#follow();
  }

  /** The pose moved back or forth, and sideways, so that the whole car fits the free rectangle. */
  fitted(pose: CameraPose): CameraPose {
    return fitPose(pose, this.outline, { width: this.#width, height: this.#height }, this.free);
  }

  /** CSS px of the picture, and what panels cover of it. */
  get screen(): { width: number; height: number; insets: Insets } {
    return { width: this.#width, height: this.#height, insets: this.#insets };
  }

  /** Does this pose, made for a 16:9 picture, show the whole car (and not a detail)? */
  showsWhole(pose: CameraPose): boolean {
    return showsAll(pose, this.outline);
  }

  /** Advances flights and easing; true when the camera moved. */
  update(now: number): boolean {
    const slid = this.#slid(now);
    if (this.#flight) {
      const t = Math.min(1, (now - this.#flight.start) / EASE_MS);
      this.#fly(this.#flight.from, this.#flight.to, ease(Math.max(0, t)));
      if (t >= 1) this.#flight = null;
      return true;
    }
    if (!this.#easing) {
      if (slid) this.#write();
      return slid;
    }
    const s = this.#sphere;
    const g = this.#goal.sphere;
    const step = (from: number, to: number) => from + (to - from) * EASE;
    s.theta = step(s.theta, g.theta);
    s.phi = step(s.phi, g.phi);
    s.radius = step(s.radius, g.radius);
    this.target.lerp(this.#goal.target, EASE);
    const rest = Math.abs(s.theta - g.theta) + Math.abs(s.phi - g.phi) + Math.abs(s.radius / g.radius - 1);
    if (rest + this.target.distanceTo(this.#goal.target) < 4e-4) this.#settle();
    this.#write();
    return true;
  }

  #slid(now: number): boolean {
    if (!this.#slide) return false;
    const { from, to, start } = this.#slide;
    const t = Math.min(1, Math.max(0, (now - start) / EASE_MS));
    const k = ease(t);
    this.#shift = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
    if (t >= 1) this.#slide = null;
    return true;
  }

  #fly(from: CameraPose, to: CameraPose, k: number): void {
    const at = new Vector3(...from.target).lerp(new Vector3(...to.target), k);
    const a = new Spherical().setFromVector3(new Vector3(...from.position).sub(new Vector3(...from.target)));
    const b = new Spherical().setFromVector3(new Vector3(...to.position).sub(new Vector3(...to.target)));
    // The short way round.
    let turn = b.theta - a.theta;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    this.#sphere.set(a.radius + (b.radius - a.radius) * k, a.phi + (b.phi - a.phi) * k, a.theta + turn * k);
    this.target.copy(at);
    this.camera.fov = from.fov + (to.fov - from.fov) * k;
    this.#write();
  }

  #shown(): CameraPose {
    const p = this.camera.position;
    return {
      position: [p.x, p.y, p.z],
      target: this.target.toArray() as Vec3,
      fov: this.camera.fov,
      roll: this.#goal.roll,
    };
  }

  #aim(pose: CameraPose): void {
    this.#goal.target.set(...pose.target);
    this.#goal.sphere.setFromVector3(v.set(...pose.position).sub(this.#goal.target));
    this.#goal.fov = pose.fov;
    this.#goal.roll = pose.roll ?? 0;
    this.#easing = false;
  }

  #interrupt(): void {
    if (!this.#flight) return;
    this.#flight = null;
    this.#aim(this.#shown());
  }

  #limit(): void {
    const s = this.#goal.sphere;
    const size = this.bounds ? this.bounds.getSize(v).length() : 5;
    s.radius = MathUtils.clamp(s.radius, size * 0.14, size * 6);
    const low = Math.acos(MathUtils.clamp((EYE_MIN - this.#goal.target.y) / s.radius, -1, 1));
    s.phi = MathUtils.clamp(s.phi, MIN_POLAR, low);
  }

  #follow(): void {
    if (this.reducedMotion) this.#settle();
    else this.#easing = true;
  }

  #settle(): void {
    this.#easing = false;
    this.#sphere.copy(this.#goal.sphere);
    this.target.copy(this.#goal.target);
    this.camera.fov = this.#goal.fov;
    this.#write();
  }

  #write(): void {
    this.version++;
    this.camera.position.setFromSpherical(this.#sphere).add(this.target);
    this.camera.lookAt(this.target);
    this.camera.rotateZ(-MathUtils.degToRad(this.#goal.roll));
    this.camera.aspect = this.#width / this.#height;
    this.camera.near = Math.max(0.02, this.#sphere.radius * 0.02);
    this.camera.far = this.#sphere.radius + 80;
    this.jitter(0, 0);
    this.camera.updateMatrixWorld();
  }

  /** Shifts the picture by CSS pixels (sub-pixel samples) on top of the panels' shift. */
  jitter(x: number, y: number): void {
    const { x: dx, y: dy } = this.#shift;
    this.camera.setViewOffset(this.#width, this.#height, dx + x, dy + y, this.#width, this.#height);
    this.camera.updateProjectionMatrix();
  }

  /** Metres along the view to the nearest point of the car. */
  nearest(): number {
    const c = this.camera;
    let near = c.position.distanceTo(this.target);
    for (const point of this.outline) near = Math.min(near, -v.copy(point).applyMatrix4(c.matrixWorldInverse).z);
    return Math.max(0.3, near);
  }

  /** Pixels (CSS, of the picture's height) that a metre of the car has where it is nearest. */
  pixelsPerMetre(): number {
    return this.#height / 2 / Math.tan(MathUtils.degToRad(this.camera.fov / 2)) / this.nearest();
  }

  /** CSS pixels; null behind the camera. */
  toScreen(point: Readonly<Vec3>): ScreenPoint | null {
    v.set(...point).applyMatrix4(this.camera.matrixWorldInverse);
    if (v.z > -0.01) return null;
    v.applyMatrix4(this.camera.projectionMatrix);
    return { x: ((v.x + 1) / 2) * this.#width, y: ((1 - v.y) / 2) * this.#height };
  }

  /** CSS pixels to clip space. */
  toClip(x: number, y: number): { x: number; y: number } {
    return { x: (x / this.#width) * 2 - 1, y: 1 - (y / this.#height) * 2 };
  }
}
