import { type Accessor, type Document, type Primitive, PropertyType } from "@gltf-transform/core";
import { prune } from "@gltf-transform/functions";
import { createIO } from "../../packages/asset/src/read/io.ts";

/** Every triangle of a file as three, about its middle: the same car, drawn three times as finely, without compression. */
export async function inThrees(file: Uint8Array): Promise<Uint8Array> {
  const io = await createIO();
  const document = await io.readBinary(file);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (/draco|meshopt|quantization/i.test(extension.extensionName)) extension.dispose();
  const done = new Set<Primitive>();
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      if (done.has(primitive) || primitive.getMode() !== 4) continue;
      done.add(primitive);
      divide(document, primitive);
    }
  await document.transform(prune({ propertyTypes: [PropertyType.ACCESSOR] }));
  return io.writeBinary(document);
}

function divide(document: Document, primitive: Primitive): void {
  const count = primitive.getAttribute("POSITION")?.getCount() ?? 0;
  const indices = primitive.getIndices()?.getArray() ?? Uint32Array.from({ length: count }, (_, i) => i);
  const faces = indices.length / 3;
  const [buffer] = document.getRoot().listBuffers();
  const made = (type: ReturnType<Accessor["getType"]>, array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setBuffer(buffer ?? null);
  for (const semantic of primitive.listSemantics()) {
    const given = primitive.getAttribute(semantic) as Accessor;
    const size = given.getElementSize();
    const array = new Float32Array((count + faces) * size);
    const element: number[] = [];
    for (let i = 0; i < count; i++) array.set(given.getElement(i, element), i * size);
    for (let face = 0; face < faces; face++)
      for (let k = 0; k < size; k++)
        array[(count + face) * size + k] =
          [0, 1, 2].reduce(
            (sum, corner) => sum + (array[(indices[face * 3 + corner] as number) * size + k] as number),
            0,
          ) / 3;
    primitive.setAttribute(semantic, made(given.getType(), array));
  }
  const divided = new Uint32Array(faces * 9);
  for (let face = 0; face < faces; face++) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices[face * 3 + corner] as number) as [number, number, number];
    const middle = count + face;
    divided.set([a, b, middle, b, c, middle, c, a, middle], face * 9);
  }
  primitive.setIndices(made("SCALAR", divided));
}
