import { GraphQLError } from "graphql";
import type { PageRequest } from "@carloom/platform";

const bad = () => new GraphQLError("This cursor is not from this list.", { extensions: { code: "BAD_USER_INPUT" } });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Key of a row in the order of the catalogue: (position, uuid). @throws GraphQLError BAD_USER_INPUT */
export function positionKey(page: PageRequest): { position: number; uuid: string } | null {
  if (!page.after) return null;
  const [position, uuid] = page.after;
  if (page.after.length !== 2 || !uuid || !UUID.test(uuid) || !/^-?\d{1,15}$/.test(position ?? "")) throw bad();
  return { position: Number(position), uuid };
}

/** Key of a row in the order newest first: (milliseconds since 1970, uuid). @throws GraphQLError BAD_USER_INPUT */
export function timeKey(page: PageRequest): { time: Date; uuid: string } | null {
  if (!page.after) return null;
  const [millis, uuid] = page.after;
  if (page.after.length !== 2 || !uuid || !UUID.test(uuid) || !/^\d{1,14}$/.test(millis ?? "")) throw bad();
  return { time: new Date(Number(millis)), uuid };
}
