import { LEADERS } from "../paint.ts";
import type { Version } from "./version.ts";

/**
 * Until now a zone that the build does not name was as it is sold; from now on it follows its leader. Where a leader is
 * painted, followers without a paint are told to stay as they are sold, so that every car looks as it did.
 */
export const followers: Version = {
  version: 2,
  name: "followers",
  up(before) {
    const { paint } = before;
    const painted = typeof paint === "object" && paint !== null ? Object.keys(paint) : [];
    const asSold = Object.entries(LEADERS)
      .filter(([zone, leader]) => painted.includes(leader) && !painted.includes(zone))
      .map(([zone]) => zone);
    return { ...before, version: 2, ...(asSold.length > 0 && { asSold }) };
  },
};
