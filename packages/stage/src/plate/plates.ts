import { type Plate, plateFace } from "@carloom/build";
import { CanvasTexture, Mesh, MeshStandardMaterial, type Object3D, SRGBColorSpace } from "three";
import { loadFace } from "../livery/text-art.ts";
import type { SharedPaintUniforms } from "../paint/material.ts";
import { receiveSoftLight } from "../paint/soft-light.ts";
import { type ArtFont, type StageAssets, StageError } from "../types.ts";
import { type Board, boardsOf } from "./boards.ts";
import { drawPlate } from "./draw-plate.ts";

/** Pixels of a plate's width. */
const WIDTH = 1024;

export type PlatesHooks = {
  uniforms: SharedPaintUniforms;
  font(id: string): ArtFont;
  /** Runs with every door shut. */
  shut<T>(make: () => T): T;
  /** The car looks otherwise. */
  changed(): void;
  /** The car has nothing that a plate could lie on. */
  missing(): void;
  /** No plate is asked of such a car any more. */
  wantedNoMore(): void;
  /** The face could not be had: the plate is blank until it is there. */
  failed(cause: unknown): void;
  recovered(): void;
};

/** Plates with a text of the build over those that a car has. */
export class Plates {
  readonly #hooks: PlatesHooks;
  readonly #boards: readonly Board[];
  readonly #letters: readonly Object3D[];
  #shown: { mesh: Mesh; texture: CanvasTexture; material: MeshStandardMaterial }[] = [];
  #run = 0;
  #failing = false;

  /** @param meshes of the car */
  constructor(root: Object3D, meshes: readonly Mesh[], hooks: PlatesHooks) {
    this.#hooks = hooks;
    const { boards, letters } = hooks.shut(() => boardsOf(root, meshes));
    this.#boards = boards;
    this.#letters = letters;
  }

  /** @param plate absent: the car's own */
  async show(plate: Plate | undefined): Promise<void> {
    const run = ++this.#run;
    if (this.#boards.length === 0) {
      if (plate) this.#hooks.missing();
      else this.#hooks.wantedNoMore();
      return;
    }
    const font = plate && this.#hooks.font(plateFace(plate.form));
    let shown = plate;
    if (plate?.text && font) {
      try {
        await loadFace({ kind: "text", text: plate.text, font: "", color: "#000000" }, font);
        if (this.#failing) this.#hooks.recovered();
        this.#failing = false;
      } catch (cause) {
        if (run !== this.#run) return;
        this.#hooks.failed(cause);
        this.#failing = true;
        shown = { form: plate.form };
        const again = () => {
          if (run === this.#run) void this.show(plate);
        };
        document.fonts.addEventListener("loadingdone", again, { once: true });
      }
      if (run !== this.#run) return;
    }
    this.#take();
    if (shown && font) for (const board of this.#boards) this.#put(board, shown, font);
    for (const mesh of this.#letters) mesh.visible = !shown;
    this.#hooks.changed();
  }

  #put({ parent, geometry, rear, aspect }: Board, plate: Plate, font: ArtFont): void {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, Math.round(WIDTH / aspect)];
    drawPlate(canvas, plate, rear, font);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    const material = new MeshStandardMaterial({ name: "plate.own", map: texture, roughness: 0.42, metalness: 0 });
    receiveSoftLight(material, this.#hooks.uniforms);
    const mesh = new Mesh(geometry, material);
    mesh.name = rear ? "plate.own.rear" : "plate.own.front";
    parent.add(mesh);
    this.#shown.push({ mesh, texture, material });
  }

  #take(): void {
    for (const { mesh, texture, material } of this.#shown.splice(0)) {
      mesh.removeFromParent();
      material.dispose();
      texture.dispose();
    }
  }

  dispose(): void {
    this.#run++;
    this.#take();
    for (const { geometry } of this.#boards) geometry.dispose();
  }
}

type Shown = {
  uniforms: SharedPaintUniforms;
  assets: StageAssets;
  shapeChanged(): void;
  invalidate(): void;
  onError(error: StageError): void;
  onRecovered(code: "art" | "plate-missing", reference: string): void;
};

const NO_BOARD = "This car has no place for a number plate: it is kept but cannot be shown.";

/** The plates of a car that is shown; what fails is told of "plate", and a car without a place for one of "plate.board". */
export const platesOn = (root: Object3D, meshes: readonly Mesh[], show: Shown, shut: <T>(make: () => T) => T): Plates =>
  new Plates(root, meshes, {
    uniforms: show.uniforms,
    font: (id) => show.assets.font?.(id) ?? { family: id },
    shut,
    changed() {
      show.shapeChanged();
      show.invalidate();
    },
    missing: () => show.onError(new StageError("plate-missing", NO_BOARD, "plate.board")),
    wantedNoMore: () => show.onRecovered("plate-missing", "plate.board"),
    failed: (cause) => show.onError(new StageError("art", String(cause), "plate", cause)),
    recovered: () => show.onRecovered("art", "plate"),
  });
