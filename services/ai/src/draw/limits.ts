import { networkOf, type Services } from "@carloom/platform";

type Asking = Pick<Services, "throttle" | "settings"> & { ip: string };

/** Counts a wish, over all nodes. Seconds to wait where an address asks too often; null where it may. */
export async function countWish({ throttle, settings, ip }: Asking): Promise<number | null> {
  const { LIMIT_STICKERS_PER_MINUTE, LIMIT_STICKERS_PER_DAY } = settings.env;
  const minute = await throttle.take(`stickers:${networkOf(ip)}`, LIMIT_STICKERS_PER_MINUTE, 60);
  if (!minute.ok) return minute.retryAfter;
  const day = await throttle.take(`stickers-day:${networkOf(ip)}`, LIMIT_STICKERS_PER_DAY, 86_400);
  return day.ok ? null : day.retryAfter;
}

/** Takes pictures out of the whole shop's budget of the day at a provider. False: it is used up. */
export async function takeBudget({ throttle, settings }: Omit<Asking, "ip">, pictures: number): Promise<boolean> {
  for (let i = 0; i < pictures; i++)
    if (!(await throttle.take("stickers-budget", settings.env.STICKER_DAILY_BUDGET, 86_400)).ok) return false;
  return true;
}
