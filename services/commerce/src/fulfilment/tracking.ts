import type { Settings } from "@carloom/settings/server";

/** Where a parcel can be followed: an address that staff wrote as its number, or the carrier's page of the settings. */
export function trackingLink({ env }: Settings, number: string): { url?: string } {
  if (/^https?:\/\/\S+$/.test(number)) return { url: number };
  return env.TRACKING_URL ? { url: env.TRACKING_URL.replace("{number}", encodeURIComponent(number)) } : {};
}
