/** What a file may declare before anything of it is parsed. */
export type GlbLimits = {
  fileBytes: number;
  jsonBytes: number;
  /** Nesting of the JSON text itself. */
  jsonDepth: number;
  /** Sum over accessors and compressed views of what a reader would allocate. */
  declaredBytes: number;
  /** Vertices and indices in the scene, counting every use of a shared mesh. */
  placedElements: number;
  nodes: number;
  nodeDepth: number;
  meshes: number;
  primitives: number;
  materials: number;
  textures: number;
  accessors: number;
  /** Pixels of one image, and of all. */
  imagePixels: number;
  totalPixels: number;
};

const MEBI = 1024 * 1024;

export const GLB_LIMITS: GlbLimits = {
  fileBytes: 50 * MEBI,
  jsonBytes: 16 * MEBI,
  jsonDepth: 64,
  declaredBytes: 512 * MEBI,
  placedElements: 24_000_000,
  nodes: 20_000,
  nodeDepth: 256,
  meshes: 10_000,
  primitives: 20_000,
  materials: 1_000,
  textures: 500,
  accessors: 100_000,
  imagePixels: 40_000_000,
  totalPixels: 400_000_000,
};
