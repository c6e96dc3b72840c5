export { type Generated, generateCatalogue, type Progress } from "./catalogue/generate.ts";
export { sourceHash } from "./catalogue/hash.ts";
export {
  Catalogue,
  CataloguePart,
  CatalogueSticker,
  CatalogueTemplate,
  Price,
  STICKER_TYPES,
} from "./catalogue/types.ts";
