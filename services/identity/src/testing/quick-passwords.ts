import { PASSWORD_COST, WHOLE_COST } from "../account/password.ts";

// a worker runs this before each of its files: a suite signs in and up hundreds of times, 50 ms of a processor each
Object.assign(PASSWORD_COST, { memory: 64, passes: 1 });

/** For a file that measures how long an answer takes: hashes cost what they cost in the product. */
export const wholePasswords = () => Object.assign(PASSWORD_COST, WHOLE_COST);
