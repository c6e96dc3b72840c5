/** Most templates that the home page lists for search engines. */
export const LISTED = 10;
