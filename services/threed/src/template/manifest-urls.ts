import type { AssetFile, Manifest, PartOption } from "@carloom/build";

const mapFile = (file: AssetFile, map: (url: string) => string): AssetFile => ({ ...file, url: map(file.url) });

/** The same manifest with every file's address changed. */
export function mapManifestUrls(manifest: Manifest, map: (url: string) => string): Manifest {
  const { full, lods } = manifest.model3d;
  const { drawing, panelSurface } = manifest;
  return {
    ...manifest,
    model3d: { full: mapFile(full, map), lods: lods.map((lod) => mapFile(lod, map)) },
    ...(panelSurface && { panelSurface: mapFile(panelSurface, map) }),
    ...(drawing && { drawing: { ...drawing, file: mapFile(drawing.file, map) } }),
  };
}

/** Every file that a manifest names. */
export function filesOfManifest({ model3d, drawing, panelSurface }: Manifest): AssetFile[] {
  return [model3d.full, ...model3d.lods, ...(drawing ? [drawing.file] : []), ...(panelSurface ? [panelSurface] : [])];
}

export function mapPartUrls(option: PartOption, map: (url: string) => string): PartOption {
  return { ...option, model3d: mapFile(option.model3d, map) };
}
