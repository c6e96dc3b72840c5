import { type GraphQLClient, TransportError } from "@carloom/api-client";
import { GarageDocument, type GarageQuery } from "@carloom/api-client/commerce";

/** `origin` is what a build was made from, while that is shown. */
export type Garage = NonNullable<GarageQuery["garage"]>;
export type GarageBuild = Garage["builds"][number];

/** What somebody shows of their builds; null when nothing. Throws a 503 Response when the shop cannot be reached. */
export async function garageOf(commerce: GraphQLClient, userName: string): Promise<Garage | null> {
  try {
    return (await commerce.query(GarageDocument, { userName })).garage;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The garage cannot be reached", { status: 503 });
    return null;
  }
}
