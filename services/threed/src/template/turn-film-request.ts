import { addJob, type Database } from "@carloom/platform";

/** The job that films a car once round; who draws pictures does it. */
export const TURN_FILM = "threed.turn-film";

/** Asks for the film of an imported car; with the pictures off the job does nothing. It waits in line with pictures: one browser draws. */
export function requestTurnFilm(db: Database, template: string): Promise<void> {
  return addJob(
    db,
    TURN_FILM,
    { template },
    { key: `${TURN_FILM}:${template}`, queue: "threed.picture", maxAttempts: 3 },
  );
}
