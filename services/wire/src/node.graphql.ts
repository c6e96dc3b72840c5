import { builder } from "./builder.ts";

/** Public metadata of a row: keys to texts. */
export type MetadataMap = Record<string, string>;
/** Addresses inside carts and orders keep none. */
export type WithMetadata = { metadata?: MetadataMap };

export const MetadataItem = builder.objectRef<{ key: string; value: string }>("MetadataItem").implement({
  fields: (t) => ({ key: t.exposeString("key"), value: t.exposeString("value") }),
});

export const Node = builder.interfaceRef<object>("Node").implement({
  fields: (t) => ({
    id: t.field({
      type: "ID",
      resolve: () => {
        throw new Error("Every object type makes its own id.");
      },
    }),
  }),
});

/** Saleor's interface without its private half, which is for staff and apps. */
export const ObjectWithMetadata = builder.interfaceRef<WithMetadata>("ObjectWithMetadata").implement({
  fields: (t) => ({
    metadata: t.field({
      type: [MetadataItem],
      resolve: (o) => Object.entries(o.metadata ?? {}).map(([key, value]) => ({ key, value })),
    }),
    metafield: t.string({
      nullable: true,
      args: { key: t.arg.string({ required: true }) },
      resolve: ({ metadata = {} }, { key }) => (Object.hasOwn(metadata, key) ? metadata[key] : null),
    }),
    metafields: t.field({
      type: "Metadata",
      nullable: true,
      args: { keys: t.arg.stringList() },
      resolve: ({ metadata = {} }, { keys }) =>
        keys ? Object.fromEntries(Object.entries(metadata).filter(([key]) => keys.includes(key))) : metadata,
    }),
  }),
});

export const MetadataInput = builder.inputType("MetadataInput", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string({ required: true }) }),
});

const MAX_ENTRIES = 50;
const MAX_KEY = 256;
const MAX_VALUE = 4096;

export type MetadataRead = { ok: true; value: MetadataMap } | { ok: false; message: string };

/** Reads metadata that a client sent. Keys that the server writes itself (`reserved`) are not theirs to set. */
export function readMetadata(
  input: readonly { key: string; value: string }[] | null | undefined,
  reserved: readonly string[] = [],
): MetadataRead {
  const refuse = (message: string): MetadataRead => ({ ok: false, message });
  const entries = input ?? [];
  if (entries.length > MAX_ENTRIES) return refuse(`Metadata has at most ${MAX_ENTRIES} entries.`);
  const map = new Map<string, string>();
  for (const { key, value } of entries) {
    if (!key.trim()) return refuse("Metadata key cannot be empty.");
    if (key.length > MAX_KEY || value.length > MAX_VALUE) return refuse("A metadata entry is too long.");
    if (key === "__proto__" || reserved.includes(key)) return refuse(`Metadata key ${key} cannot be set.`);
    map.set(key, value);
  }
  return { ok: true, value: Object.fromEntries(map) };
}
