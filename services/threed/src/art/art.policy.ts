/** Pictures that a person keeps at most. */
export const MAX_ART = 400;
