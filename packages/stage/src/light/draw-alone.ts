import {
  type Camera,
  Color,
  type Material,
  type Object3D,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";

/** Draws nothing but the car, all of it in one material, on black; the target stays set. */
export function drawAlone(
  renderer: WebGLRenderer,
  car: Object3D,
  material: Material,
  target: WebGLRenderTarget,
  camera: Camera,
): void {
  const clear = renderer.getClearColor(new Color());
  const alpha = renderer.getClearAlpha();
  const scene = new Scene();
  scene.overrideMaterial = material;
  const parent = car.parent;
  scene.add(car);
  renderer.setClearColor(0x000000, 1);
  renderer.setRenderTarget(target);
  renderer.render(scene, camera);
  parent?.add(car);
  renderer.setClearColor(clear, alpha);
}
