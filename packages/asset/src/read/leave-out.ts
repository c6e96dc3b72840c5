import type { Document } from "@gltf-transform/core";
import type { Notes } from "../report.ts";

const listed = (names: readonly string[]) => {
  const shown = names.filter(Boolean).slice(0, 8).join(", ") || "unnamed";
  return names.length > 8 ? `${shown} …` : shown;
};

/** Says what of a document the import does not carry over: cameras, lights, movement, variants. */
export function noteLeftOut(document: Document, lines: number, notes: Notes): void {
  const root = document.getRoot();
  const nodes = root.listNodes();
  const cameras = nodes.filter((node) => node.getCamera());
  if (cameras.length > 0)
    notes.add("warning", "cameras", { count: cameras.length, names: listed(cameras.map((node) => node.getName())) });
  const lights = nodes.filter((node) => node.getExtension("KHR_lights_punctual")).length;
  if (lights > 0) notes.add("warning", "lights", { count: lights });
  const animations = root.listAnimations().length;
  if (animations > 0) notes.add("warning", "animations", { count: animations });
  const posed =
    root.listMeshes().filter((mesh) => mesh.listPrimitives().some((primitive) => primitive.listTargets().length > 0))
      .length + root.listSkins().length;
  if (posed > 0) notes.add("warning", "skins-or-morphs", { count: posed });
  if (lines > 0) notes.add("warning", "not-triangles", { count: lines });
  const extension = root.listExtensionsUsed().find((used) => used.extensionName === "KHR_materials_variants");
  if (extension) {
    const names = [...variantNames(document)];
    notes.add("done", "variants", { count: names.length, names: listed(names) });
  }
}

function variantNames(document: Document): Set<string> {
  const names = new Set<string>();
  for (const edge of document.getGraph().listEdges()) {
    const child = edge.getChild();
    if (child.propertyType === "Variant") names.add(child.getName());
  }
  return names;
}
