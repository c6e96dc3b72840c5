/**
 * For an address that names something that does not exist and shows the page without it: anybody may make up as many as
 * they like, so no shared cache keeps them.
 */
export const NOT_SHARED = "public, max-age=0";
/** For what staff look at before it is published. */
export const NOT_KEPT = "private, no-store";
