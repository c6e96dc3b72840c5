export { type Generated, generateCatalogue, type Progress } from "./catalogue/generate.ts";
export { sourceHash } from "./catalogue/hash.ts";
export {
  Catalogue,
  CataloguePart,
  CatalogueSticker,
  CatalogueTemplate,
  Price,
} from "./catalogue/types.ts";
export { STICKER_TYPES } from "./tables/stickers/row.ts";
