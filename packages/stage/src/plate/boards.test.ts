import { type PlacedPlate, PLATE_SIDES, plateCorners, plateNode } from "@carloom/build/plate-place";
import { BoxGeometry, BufferAttribute, BufferGeometry, Group, Mesh, MeshStandardMaterial, Vector3 } from "three";
import { expect, it } from "vitest";
import { boardsOf } from "./boards.ts";
import { linesOfJapan } from "./draw-plate.ts";
import { platesOn } from "./plates.ts";

const mesh = (name: string, size: [number, number, number], at: [number, number, number], material = "plate") => {
  const made = new Mesh(new BoxGeometry(...size), new MeshStandardMaterial({ name: material }));
  made.name = name;
  made.position.set(...at);
  return made;
};

it("plates are what is as large as one and looks to nose or tail, wherever it hangs; what is like them is none", () => {
  const root = new Group();
  const trunk = new Group();
  trunk.position.set(0, 1, -2);
  trunk.add(
    mesh("plate", [0.43, 0.11, 0.02], [0, -0.2, -0.1]),
    mesh("plate.text", [0.3, 0.06, 0.001], [0, 0, 0], "rubber"),
  );
  root.add(
    trunk,
    mesh("front", [0.52, 0.11, 0.01], [0, 0.5, 2.2]),
    mesh("bay.engine", [0.14, 0.1, 0.17], [0.5, 0.8, 1.2]),
    mesh("word.nose", [0.79, 0.12, 0.02], [0, 1, 2.4]),
    mesh("aside", [0.43, 0.11, 0.02], [0.6, 0.5, -2]),
    mesh("sill", [0.43, 0.11, 0.02], [0, 0.3, 0], "black"),
  );
  const meshes = root.children.flatMap((one) => (one instanceof Mesh ? [one] : (one.children as Mesh[])));
  const { boards, letters } = boardsOf(root, meshes);
  expect(boards.map(({ rear, aspect }) => [rear, Math.round(aspect * 100) / 100])).toEqual([
    [true, 3.91],
    [false, 4.73],
  ]);
  expect(letters.map(({ name }) => name)).toEqual(["plate.text"]);
  const [rear, front] = boards;
  // who stands behind the car has its left, +X, at the left; it hangs on what the board hangs on
  const corner = (at: number, board = rear) =>
    new Vector3()
      .fromBufferAttribute(board?.geometry.getAttribute("position") as never, at)
      .applyMatrix4(board?.parent.matrixWorld ?? root.matrixWorld)
      .toArray()
      .map((value) => Math.round(value * 1000) / 1000);
  expect(rear?.parent).toBe(trunk);
  expect([corner(0), corner(2)]).toEqual([
    [0.215, 0.745, -2.111],
    [-0.215, 0.855, -2.111],
  ]);
  expect(corner(0, front)).toEqual([-0.26, 0.445, 2.206]);
});

/** A board as the import makes it of a plate that a person set. */
function set(plate: PlacedPlate, material = "plate"): Mesh {
  const quad = new BufferGeometry();
  quad.setAttribute("position", new BufferAttribute(Float32Array.from(plateCorners(plate, 0.002).flat()), 3));
  quad.setIndex([0, 1, 2, 0, 2, 3]);
  const made = new Mesh(quad, new MeshStandardMaterial({ name: material }));
  // as three's loader names it
  made.name = plateNode(plate.side).replace(".", "");
  made.userData.name = plateNode(plate.side);
  return made;
}

it.each(PLATE_SIDES)("what a person set at the %s is covered whole, tilted, turned and beside the middle", (side) => {
  const root = new Group();
  const z = side === "front" ? 2.1 : -2.1;
  const plate: PlacedPlate = { side, at: [0.4, 0.6, z], width: 330, height: 165, tilt: 12, turn: -9 };
  const made = set(plate);
  root.add(made);
  const { boards } = boardsOf(root, [made]);
  expect(boards.map(({ rear, aspect }) => [rear, Math.round(aspect * 100) / 100])).toEqual([[side === "rear", 2]]);
  const position = boards[0]?.geometry.getAttribute("position");
  for (const [at, corner] of plateCorners(plate, 0.0032).entries())
    expect(new Vector3().fromBufferAttribute(position as never, at).distanceTo(new Vector3(...corner))).toBeLessThan(
      1e-5,
    );
  // its texts reads from low left to high right
  expect([...(boards[0]?.geometry.getAttribute("uv").array ?? [])]).toEqual([0, 0, 1, 0, 1, 1, 0, 1]);
});

it("a file's plates at both ends are two, as one mesh and as two materials", () => {
  const at = (side: PlacedPlate["side"]): PlacedPlate => ({
    side,
    at: [0, 0.5, side === "front" ? 2.1 : -2.1],
    width: 520,
    height: 110,
    tilt: 0,
    turn: 0,
  });
  const root = new Group();
  const [front, rear] = [set(at("front")), set(at("rear"), "plate.2")];
  root.add(front, rear);
  expect(boardsOf(root, [front, rear]).boards.map((board) => board.rear)).toEqual([false, true]);
  const both = new BufferGeometry();
  const points = PLATE_SIDES.flatMap((side) => plateCorners(at(side), 0).flat());
  both.setAttribute("position", new BufferAttribute(Float32Array.from(points), 3));
  both.setIndex([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
  const one = new Mesh(both, new MeshStandardMaterial({ name: "plate" }));
  root.add(one);
  expect(boardsOf(root, [one]).boards.map((board) => board.rear)).toEqual([true, false]);
});

it("a text as Japan's plates have it is set in their lines, any other in one", () => {
  expect(linesOfJapan("品川 300 あ 12-34")).toEqual({ region: "品川 300", kana: "あ", number: "12-34" });
  expect(linesOfJapan("横浜33さ5678")).toEqual({ region: "横浜 33", kana: "さ", number: "5678" });
  expect(linesOfJapan("CARLOOM")).toBeNull();
});

it("a car without a board says so as soon as a plate is asked of it, and no longer when none is", async () => {
  const root = new Group();
  const told: string[] = [];
  const shown = platesOn(
    root,
    [],
    {
      assets: {},
      onError: ({ code, reference }: { code: string; reference: string | null }) => told.push(`${code} ${reference}`),
      onRecovered: (code: string, reference: string) => told.push(`no more ${code} ${reference}`),
    } as never,
    (make) => make(),
  );
  await shown.show({ form: "de", text: "M AB 1" });
  await shown.show(undefined);
  expect(told).toEqual(["plate-missing plate.board", "no more plate-missing plate.board"]);
});
