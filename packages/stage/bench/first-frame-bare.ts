import type { Manifest } from "@carloom/build";
import { Color, NeutralToneMapping, PerspectiveCamera, PMREMGenerator, Scene, Vector3, WebGLRenderer } from "three";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { HDRLoader } from "three/addons/loaders/HDRLoader.js";
import { poseOfPage } from "./pose.ts";

/** The least page that shows the same GLB in the same light: renderer, loaders, the light as a prefiltered picture. */
async function main(): Promise<void> {
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const manifest: Manifest = await (await fetch("/template/manifest.json")).json();
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(1);
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  scene.background = new Color("#1a1c1f");
  const view = poseOfPage();
  const camera = new PerspectiveCamera(view.fov, canvas.clientWidth / canvas.clientHeight, 0.1, 100);
  const target = new Vector3(...view.target);
  camera.position.set(...view.position);
  camera.lookAt(target);
  const [gltf, light] = await Promise.all([
    new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).loadAsync(`/template/${manifest.model3d.full.url}`),
    new HDRLoader().loadAsync("/light/studio.hdr"),
  ]);
  const prefilter = new PMREMGenerator(renderer);
  scene.environment = prefilter.fromEquirectangular(light).texture;
  prefilter.dispose();
  light.dispose();
  scene.add(gltf.scene);
  const gl = renderer.getContext();
  const draw = () => {
    renderer.render(scene, camera);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  draw();
  const axis = new Vector3(0, 1, 0);
  Object.assign(window, {
    benchFirst: performance.now(),
    benchSpin: async (frames: number) => {
      for (let i = 0; i < frames; i++) {
        await frame();
        camera.position.sub(target).applyAxisAngle(axis, 0.03).add(target);
        camera.lookAt(target);
        draw();
      }
    },
  });
}

void main();
