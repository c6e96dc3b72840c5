/** Addresses of the two faces that every page shows, for preloading (bundler only). */
export { default as archivoBasic } from "./faces/archivo-basic.woff2?url";
export { default as instrumentBasic } from "./faces/instrument-basic.woff2?url";
