/** A piece of a run: `heavy` draws cars, which takes a processor to itself and more. */
export type Piece<T> = { heavy: boolean; run: () => Promise<T> };

/**
 * Runs pieces in lanes beside one another, each lane the next piece that waits. At most half of the lanes (one at
 * least) take heavy pieces while light ones wait: what draws a car shares the machine with what draws none. At the end
 * every lane takes what is left.
 *
 * @returns the answers in the order of the pieces
 * @throws the first failure of a piece, when the pieces that run beside it have ended
 */
export async function inLanes<T>(pieces: readonly Piece<T>[], lanes: number): Promise<T[]> {
  const answers: T[] = [];
  const waiting = pieces.map((piece, at) => ({ ...piece, at }));
  const most = Math.max(1, Math.floor(lanes / 2));
  let heavy = 0;
  const take = () => {
    const wanted = waiting.findIndex((piece) => piece.heavy === heavy < most);
    return waiting.splice(Math.max(0, wanted), 1)[0];
  };
  const lane = async () => {
    for (let piece = take(); piece; piece = take()) {
      if (piece.heavy) heavy++;
      try {
        answers[piece.at] = await piece.run();
      } catch (error) {
        waiting.length = 0;
        throw error;
      } finally {
        if (piece.heavy) heavy--;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.max(1, lanes) }, lane));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
  return answers;
}
