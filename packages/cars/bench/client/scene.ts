import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { MATERIALS } from "../../src/generator/gltf/materials.ts";
import type { CarTable } from "../../src/tables/types.ts";
import { environment, stage } from "../../tools/render/studio.ts";
import { zebraMaterial } from "../../tools/render/zebra.ts";
import type { PointList } from "../lists.ts";
import type { Group } from "./worker.ts";

export type Look = "paint" | "zebra" | "wire";

const paper = "#24262a";

/** The built car, the skin while it is edited, and the cage over both. Draws when something changed. */
export class Scene {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.PerspectiveCamera(24, 1, 0.1, 100);
  private readonly controls: OrbitControls;
  private readonly car = new THREE.Group();
  private readonly skin = new THREE.Group();
  private readonly cage = new THREE.Group();
  private readonly room = new THREE.Scene();
  private readonly zebra = zebraMaterial();
  private readonly wire = new THREE.MeshBasicMaterial({ color: "#9fb4c8", wireframe: true });
  private readonly fill = new THREE.MeshBasicMaterial({
    color: paper,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    side: THREE.DoubleSide,
  });
  private look: Look = "paint";
  private table: CarTable | null = null;
  private asked = false;

  constructor(host: HTMLElement) {
    this.renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.domElement.setAttribute("aria-label", "The car in 3D: drag turns it, the wheel zooms");
    this.renderer.domElement.setAttribute("role", "img");
    host.prepend(this.renderer.domElement);
    const light = environment(this.renderer);
    this.scene.environment = light;
    this.room.environment = light;
    stage(this.room, 4.6, 1.9, [0.075, 0.03]);
    this.scene.background = new THREE.Color(paper);
    // Drawing space (x rearward, z left) to car space (z forward, x left).
    for (const group of [this.skin, this.cage]) group.rotation.y = Math.PI / 2;
    this.camera.position.set(4.5, 1.35, 5.3);
    this.controls = new OrbitControls(this.camera, this.renderer.domElement);
    this.controls.target.set(0, 0.54, 0);
    this.controls.addEventListener("change", () => this.draw());
    this.controls.update();
    new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = host;
      if (!w || !h) return;
      this.renderer.setPixelRatio(window.devicePixelRatio);
      this.renderer.setSize(w, h);
      this.camera.aspect = w / h;
      // Opens wider in a narrow pane, so that the car's length stays in it.
      this.camera.fov = 24 * Math.max(1, 1.5 / this.camera.aspect);
      this.camera.updateProjectionMatrix();
      this.draw();
    }).observe(host);
  }

  setTable(table: CarTable): void {
    if (table === this.table) return;
    this.table = table;
    for (const group of [this.skin, this.cage]) group.position.z = table.dimensions.wheelbase / 2;
    this.clear(this.car);
    this.clear(this.skin);
  }

  setLook(look: Look): void {
    this.look = look;
    this.dress();
  }

  setCar(groups: readonly Group[]): void {
    this.clear(this.car);
    for (const group of groups) {
      const mesh = new THREE.Mesh(geometryOf(group));
      mesh.userData.own = this.materialOf(group.material);
      this.car.add(mesh);
    }
    this.skin.visible = false;
    this.car.visible = true;
    this.dress();
  }

  setSkin(skin: { position: Float32Array; normal: Float32Array; index: Uint32Array }): void {
    this.clear(this.skin);
    const geometry = geometryOf(skin);
    for (const side of [1, -1]) {
      const mesh = new THREE.Mesh(geometry);
      mesh.scale.z = side;
      mesh.userData.own = this.materialOf("zone.body");
      this.skin.add(mesh);
    }
    this.skin.visible = true;
    this.car.visible = false;
    this.dress();
  }

  /** The rows as lines, the selected one bright; null takes them away. */
  setCage(lists: readonly PointList[] | null, selected: PointList | null): void {
    this.clear(this.cage);
    for (const list of lists ?? []) {
      if (list.kind !== "cage") continue;
      const points = list.points.map((p) => new THREE.Vector3(p[0], p[1], p[2]));
      const bright = list === selected;
      const line = new THREE.Line(
        new THREE.BufferGeometry().setFromPoints(points),
        new THREE.LineBasicMaterial({
          color: bright ? "#3cc4ff" : "#b9bec2",
          transparent: true,
          opacity: bright ? 1 : 0.35,
          depthTest: false,
          toneMapped: false,
        }),
      );
      line.renderOrder = 10;
      this.cage.add(line);
    }
    this.draw();
  }

  private clear(group: THREE.Group): void {
    for (const child of group.children.slice()) {
      child.removeFromParent();
      if (child instanceof THREE.Mesh || child instanceof THREE.Line) child.geometry.dispose();
    }
  }

  private materialOf(name: string): THREE.Material {
    const from = MATERIALS[name];
    if (!from) throw new Error(`No material is named "${name}".`);
    const paint = this.table?.paint[name.replace(/^zone\./, "")];
    const material = new THREE.MeshPhysicalMaterial({
      metalness: from.metal ?? 0,
      roughness: from.rough ?? 1,
      clearcoat: from.clearcoat ?? 0,
      clearcoatRoughness: 0.03,
      side: from.doubleSided ? THREE.DoubleSide : THREE.FrontSide,
    });
    material.color.setRGB(...from.color);
    if (name.startsWith("zone.") && paint) material.color.set(paint.color);
    if (from.emissive) material.emissive.setRGB(...from.emissive);
    if (from.alpha !== undefined) {
      material.transparent = true;
      material.opacity = from.alpha;
      material.depthWrite = false;
    }
    return material;
  }

  private dress(): void {
    for (const group of [this.car, this.skin]) {
      for (const mesh of [...group.children] as THREE.Mesh[]) {
        if (mesh.userData.wire) {
          mesh.removeFromParent();
          continue;
        }
        const own = mesh.userData.own as THREE.Material;
        mesh.visible = this.look === "paint" || !own.transparent;
        mesh.material = this.look === "paint" ? own : this.look === "zebra" ? this.zebra : this.fill;
        if (this.look !== "wire" || own.transparent) continue;
        const lines = new THREE.Mesh(mesh.geometry, this.wire);
        lines.scale.copy(mesh.scale);
        lines.userData.wire = true;
        group.add(lines);
      }
    }
    this.draw();
  }

  private draw(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      const target = this.look === "paint" ? this.room : this.scene;
      target.add(this.car, this.skin, this.cage);
      this.renderer.render(target, this.camera);
    });
  }
}

function geometryOf(from: { position: Float32Array; normal: Float32Array; index: Uint32Array }): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(from.position, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(from.normal, 3));
  geometry.setIndex(new THREE.BufferAttribute(from.index, 1));
  return geometry;
}
