/** How many projects a customer may keep per template, and presets per project. */
export const MAX_PROJECTS = 200;
export const MAX_PRESETS = 1000;

/** Earlier states that are kept of a project, and minutes that lie between two of them while somebody works. */
export const MAX_VERSIONS = 50;
export const VERSION_MINUTES = 5;
