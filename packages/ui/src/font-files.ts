/** Addresses of the two Latin faces, for preloading (bundler only). */
export { default as archivoLatin } from "./faces/archivo-latin.woff2?url";
export { default as instrumentLatin } from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
