export { translate, type Translation } from "./translate.ts";
export { createTranslator, type Translator, type TranslatorOptions } from "./translator.ts";
