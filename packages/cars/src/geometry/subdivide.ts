/** Quads with semi-sharp creases; `crease` is keyed by {@link edgeKey}. */
export type QuadMesh = { position: number[]; quads: number[]; crease: Map<string, number> };

export const edgeKey = (a: number, b: number): string => (a < b ? `${a}_${b}` : `${b}_${a}`);

type Edges = { a: number[]; b: number[]; face0: number[]; face1: number[]; sharp: number[]; ofFace: Int32Array };

function edgesOf(mesh: QuadMesh, vertices: number): Edges {
  const { quads, crease } = mesh;
  const found = new Map<number, number>();
  const edges: Edges = { a: [], b: [], face0: [], face1: [], sharp: [], ofFace: new Int32Array(quads.length) };
  for (let i = 0; i < quads.length; i++) {
    const f = i >> 2;
    const a = quads[i]!;
    const b = quads[f * 4 + ((i + 1) & 3)]!;
    const key = a < b ? a * vertices + b : b * vertices + a;
    let e = found.get(key);
    if (e === undefined) {
      e = edges.a.length;
      found.set(key, e);
      edges.a.push(a);
      edges.b.push(b);
      edges.face0.push(f);
      edges.face1.push(-1);
      edges.sharp.push(crease.size ? (crease.get(edgeKey(a, b)) ?? 0) : 0);
    } else edges.face1[e] = f;
    edges.ofFace[i] = e;
  }
  return edges;
}

/** One Catmull–Clark step; creases lose one unit of sharpness. Boundaries are kept as sharp. */
export function subdivide(mesh: QuadMesh): QuadMesh {
  const { position: P, quads } = mesh;
  const nV = P.length / 3;
  const nF = quads.length / 4;
  const E = edgesOf(mesh, nV);
  const nE = E.a.length;
  const out = new Array<number>((nV + nE + nF) * 3).fill(0);
  for (let f = 0; f < nF; f++) {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += P[quads[f * 4 + k]! * 3 + c]!;
      out[(nV + nE + f) * 3 + c] = sum / 4;
    }
  }
  const face = (f: number, c: number) => out[(nV + nE + f) * 3 + c]!;
  for (let e = 0; e < nE; e++) {
    const open = E.face1[e]! < 0;
    const sharp = open ? 1 : Math.min(1, E.sharp[e]!);
    for (let c = 0; c < 3; c++) {
      const mid = (P[E.a[e]! * 3 + c]! + P[E.b[e]! * 3 + c]!) / 2;
      const smooth = open ? mid : mid / 2 + (face(E.face0[e]!, c) + face(E.face1[e]!, c)) / 4;
      out[(nV + e) * 3 + c] = smooth + (mid - smooth) * sharp;
    }
  }
  moveVertices(mesh, E, out, nV, nE);
  return refineTopology(mesh, E, out, nV, nE);
}

function moveVertices(mesh: QuadMesh, E: Edges, out: number[], nV: number, nE: number): void {
  const { position: P, quads } = mesh;
  const valence = new Int32Array(nV);
  const faces = new Int32Array(nV);
  const creases = new Int32Array(nV);
  const sharpness = new Float64Array(nV);
  const open = new Uint8Array(nV);
  const edgeSum = new Float64Array(nV * 3);
  const faceSum = new Float64Array(nV * 3);
  const creaseSum = new Float64Array(nV * 3);
  for (let e = 0; e < nE; e++) {
    const boundary = E.face1[e]! < 0;
    const sharp = boundary ? 10 : E.sharp[e]!;
    for (let side = 0; side < 2; side++) {
      const v = side ? E.b[e]! : E.a[e]!;
      const w = side ? E.a[e]! : E.b[e]!;
      valence[v]!++;
      for (let c = 0; c < 3; c++) edgeSum[v * 3 + c]! += P[w * 3 + c]!;
      if (sharp > 0) {
        creases[v]!++;
        sharpness[v]! += sharp;
        for (let c = 0; c < 3; c++) creaseSum[v * 3 + c]! += P[w * 3 + c]!;
      }
      if (boundary) open[v] = 1;
    }
  }
  for (let i = 0; i < quads.length; i++) {
    const v = quads[i]!;
    faces[v]!++;
    for (let c = 0; c < 3; c++) faceSum[v * 3 + c]! += out[(nV + nE + (i >> 2)) * 3 + c]!;
  }
  for (let v = 0; v < nV; v++) {
    for (let c = 0; c < 3; c++) {
      const p = P[v * 3 + c]!;
      const k = valence[v]!;
      const smooth = open[v] ? p : (faceSum[v * 3 + c]! / faces[v]! + edgeSum[v * 3 + c]! / k + (k - 2) * p) / k;
      let moved = smooth;
      if (creases[v] === 2) {
        moved = smooth + ((6 * p + creaseSum[v * 3 + c]!) / 8 - smooth) * Math.min(1, sharpness[v]! / 2);
      } else if (creases[v]! > 2) moved = smooth + (p - smooth) * Math.min(1, sharpness[v]! / creases[v]!);
      out[v * 3 + c] = moved;
    }
  }
}

function refineTopology(mesh: QuadMesh, E: Edges, position: number[], nV: number, nE: number): QuadMesh {
  const quads: number[] = [];
  for (let i = 0; i < mesh.quads.length; i++) {
    const f = i >> 2;
    quads.push(mesh.quads[i]!, nV + E.ofFace[i]!, nV + nE + f, nV + E.ofFace[f * 4 + ((i + 3) & 3)]!);
  }
  const crease = new Map<string, number>();
  for (let e = 0; e < nE; e++) {
    const left = E.sharp[e]! - 1;
    if (left <= 0) continue;
    crease.set(edgeKey(E.a[e]!, nV + e), left);
    crease.set(edgeKey(E.b[e]!, nV + e), left);
  }
  return { position, quads, crease };
}

/** Quads as triangles, without normals. */
export function trianglesOf(quads: readonly number[]): number[] {
  const index: number[] = [];
  for (let i = 0; i < quads.length; i += 4) {
    const [a, b, c, d] = [quads[i]!, quads[i + 1]!, quads[i + 2]!, quads[i + 3]!];
    index.push(a, b, c, a, c, d);
  }
  return index;
}
