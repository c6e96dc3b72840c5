/** gltf-validator ships no types; only what the worker reads of its report is declared. */
declare module "gltf-validator" {
  type Issue = { code: string; message: string; severity: 0 | 1 | 2 | 3; pointer?: string };
  export function validateBytes(
    bytes: Uint8Array,
    options: { maxIssues?: number; writeTimestamp?: boolean },
  ): Promise<{ issues: { numErrors: number; numWarnings: number; numInfos: number; messages: Issue[] } }>;
}
