/** Error in mm that a simplification may make, pass by pass, until the budget holds. */
export const PASSES = [0.15, 0.3, 0.6, 1.2, 2, 3] as const;
/** Pieces of fewer indices stay whole. */
export const LEAST_INDICES = 600;
