/** Addresses of the two Latin faces, for preloading (bundler only). */
export { default as archivoLatin } from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
export { default as instrumentLatin } from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
