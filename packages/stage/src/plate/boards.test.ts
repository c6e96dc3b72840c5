import { BoxGeometry, Group, Mesh, MeshStandardMaterial, Vector3 } from "three";
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
