import { smoothstep } from "../../geometry/curves.ts";
import { both, flip, type Mesh, merge, translate, type V3 } from "../../geometry/mesh.ts";
import { box, lathe, loft, tube } from "../../geometry/solids.ts";
import { type Host, type Painted, type Shape, tailOver } from "./host.ts";
import { type Floor, floorOf, type Outlet, outletOf } from "./places.ts";

/** A fin: its outline in (x, y), `half` thick to both sides of z. */
function fin(outline: readonly (readonly [number, number])[], z: number, half: number, lean = 0): Mesh {
  const at = (dz: number) => outline.map(([x, y]): V3 => [x, y, z + dz + lean * (y - outline[0]![1])]);
  return loft([at(-half), at(half)], 20);
}

/** The tray: rises to the tail's edge, `past` metres beyond it. */
function tray({ at, wide, y: level, dip }: Floor, past: number, drop: number, grow = 1): Mesh {
  const steps = grow > 1 ? 9 : 15;
  return loft(
    Array.from({ length: steps }, (_, i): V3[] => {
      const z = (wide * grow * i) / (steps - 1);
      const x = at(Math.min(z, wide)) + past * (1 - 0.5 * smoothstep((i / (steps - 1) - 0.7) / 0.3));
      const lift = 0.02 * smoothstep((i / (steps - 1) - 0.75) / 0.25);
      // One that reaches past its tail stands in the tips' way: it is sold without them.
      const y = grow > 1 ? level : level - dip(z, 0.026 - drop + lift);
      return [
        [x - 0.5, level - 0.055 - drop, z],
        [x - 0.16, y - 0.03 - drop, z],
        [x - 0.004, y + 0.014 - drop + lift, z],
        [x, y + 0.02 - drop + lift, z],
        [x - 0.006, y + 0.026 - drop + lift, z],
        [x - 0.16, y - 0.016 - drop, z],
        [x - 0.5, level - 0.035 - drop, z],
      ];
    }),
    32,
  );
}

const fins = (floor: Floor, zs: readonly number[], past: number, deep: number, half = 0.004): Mesh =>
  merge(
    ...zs.map((share) => {
      const z = share * floor.wide;
      const x = floor.at(z) + past;
      const { y } = floor;
      const low = floor.dip(z, 0.03);
      return fin(
        [
          [x - 0.52, y - 0.035],
          [x - 0.2, y - 0.02],
          [x - 0.012, y + 0.03 - low],
          [x + 0.004, y + 0.012 - low],
          [x - 0.03, y - deep * 0.7],
          [x - 0.16, y - deep],
          [x - 0.44, y - deep * 0.75],
        ],
        z,
        half,
      );
    }),
  );

const part = (name: string, material: string, half: Mesh): Painted => ({ name, material, mesh: both(half) });

/** Four channels between low black fins, the blade in body colour. */
export const diffuserStreet: Shape = (host) => {
  const floor = floorOf(host);
  return (
    floor && [
      part("tray", "zone.body", tray(floor, 0.012, 0)),
      part("fins", "zone.trim", fins(floor, [0.2, 0.55, 0.9], 0.008, 0.055)),
    ]
  );
};

/** Carbon, with seven deeper fins that reach the tail's edge. */
export const diffuserCarbon: Shape = (host) => {
  const floor = floorOf(host);
  if (!floor) return null;
  const middle = fins(floor, [0], 0.03, 0.085, 0.004);
  return [
    part("tray", "zone.carbon", tray(floor, 0.03, 0.006)),
    part("fins", "zone.carbon", fins(floor, [0.26, 0.54, 0.82], 0.03, 0.085)),
    { name: "fins", material: "zone.carbon", mesh: middle },
  ];
};

/** For the circuit: well past the tail, end plates, stays and a rain lamp. */
export const diffuserRace: Shape = (host) => {
  const floor = floorOf(host);
  if (!floor) return null;
  const { at, wide, y } = floor;
  const x = at(wide) + 0.07;
  const plate = fin(
    [
      [x - 0.5, y - 0.04],
      [x - 0.02, y + 0.05],
      [x + 0.03, y + 0.045],
      [x + 0.02, y - 0.09],
      [x - 0.06, y - 0.115],
      [x - 0.42, y - 0.1],
    ],
    wide * 1.04,
    0.0045,
  );
  const lamp = at(0) + 0.062;
  return [
    part("tray", "zone.carbon", tray(floor, 0.075, 0.012, 1.04)),
    part("fins", "zone.carbon", fins(floor, [0.2, 0.5, 0.78], 0.075, 0.105)),
    part("plate", "zone.trim", plate),
    { name: "lamp", material: "black", mesh: box([lamp - 0.03, y - 0.012, -0.062], [lamp + 0.008, y + 0.022, 0.062]) },
    {
      name: "lamp.tail",
      material: "lamp.tail",
      mesh: box([lamp + 0.006, y - 0.006, -0.055], [lamp + 0.0105, y + 0.016, 0.055]),
    },
  ];
};

/** A double-walled tip of radius `r`, open to the rear, its mouth cut at `slash` metres over its height. */
function tip(r: number, length: number, slash: number, wide = 1): { shell: Mesh; core: Mesh } {
  const cut = (mesh: Mesh): Mesh => {
    const position = mesh.position.slice();
    for (let i = 0; i < position.length; i += 3) {
      const back = Math.max(0, 1 + position[i]! / length);
      position[i]! -= (slash * back * (position[i + 1]! + r)) / (2 * r);
      position[i + 2]! *= wide;
    }
    return { ...mesh, position };
  };
  const shell = lathe(
    [
      [-length, r - 0.003],
      [-0.012, r],
      [0, r + 0.001],
      [0.003, r - 0.001],
      [0.002, r - 0.005],
      [-0.004, r - 0.0065],
      [-0.05, r - 0.0075],
      [-0.055, r - 0.013],
      [-0.052, r - 0.016],
    ],
    36,
    32,
  );
  const core = flip(
    lathe(
      [
        [-0.052, r - 0.016],
        [-length, r - 0.018],
        [-length, 0.0004],
      ],
      24,
      40,
    ),
  );
  return { shell: cut(shell), core: cut(core) };
}

/** Tips at places (y, z), each so that its mouth stands `proud` of the tail there. */
function tips(
  host: Host,
  out: Outlet,
  places: readonly (readonly [number, number])[],
  made: ReturnType<typeof tip>,
  proud: number,
  metal: string,
): Painted[] {
  const tail = tailOver(host);
  // The tail may lean out over the tips: their upper edge clears it, too.
  const end = (y: number, z: number) => out.x ?? Math.max(tail(z, y), tail(z, y + 0.03)) + proud;
  const put = (mesh: Mesh) => merge(...places.map(([y, z]) => translate(mesh, [end(y, z), y, z])));
  const pieces: Painted[] = [
    { name: "tips", material: metal, mesh: both(put(made.shell)) },
    { name: "core", material: "black", mesh: both(put(made.core)) },
  ];
  // In the open the tips hang on pipes that come from under the bed.
  const { x } = out;
  if (x !== undefined)
    pieces.push({
      name: "pipe",
      material: "steel",
      mesh: both(
        merge(
          ...places.map(([y, z]) =>
            tube(
              [
                [x - 0.7, y + 0.1, z - 0.03],
                [x - 0.45, y + 0.04, z - 0.01],
                [x - 0.28, y, z],
                [x - 0.1, y, z],
              ],
              out.r * 0.72,
              12,
            ),
          ),
        ),
      ),
    });
  return pieces;
}

/** Two round tips a side, burnt titanium. */
export const exhaustQuad: Shape = (host) => {
  const out = outletOf(host);
  if (!out) return null;
  const middle = (out.z[0]! + out.z.at(-1)!) / 2;
  const r = Math.min(0.047, out.r);
  const gap = r + 0.006;
  const at = middle < 0.3 ? middle + 0.02 : middle;
  return tips(
    host,
    out,
    [
      [out.y, at - gap],
      [out.y, at + gap],
    ],
    tip(r, 0.18, 0.006),
    0.03,
    "titanium",
  );
};

/** One wide oval a side, slash cut, polished. */
export const exhaustOval: Shape = (host) => {
  const out = outletOf(host);
  if (!out) return null;
  const middle = (out.z[0]! + out.z.at(-1)!) / 2;
  return tips(
    host,
    out,
    [[out.y, Math.max(0.1, middle)]],
    tip(Math.min(0.046, out.r), 0.19, 0.012, 1.75),
    0.028,
    "chrome",
  );
};

/** Two large tips side by side, black outside, satin inside. */
export const exhaustTwin: Shape = (host) => {
  const out = outletOf(host);
  if (!out) return null;
  const outer = out.z.at(-1)!;
  return tips(
    host,
    out,
    [[out.y, outer < 0.3 ? 0.09 : outer - 0.02]],
    tip(out.r * 1.22, 0.17, 0.004),
    0.04,
    "gunmetal",
  );
};
