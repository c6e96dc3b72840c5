import { type GraphQLClient, TransportError, typedDocument } from "@carloom/api-client";

export type GarageBuild = {
  uuid: string;
  title: string;
  templateSlug: string;
  templateTitle: string;
  thumbnail: string | null;
  updatedAt: string;
  /** What it was made from, while that is shown. */
  origin: { title: string; userName: string | null } | null;
};
export type Garage = { userName: string; builds: GarageBuild[] };

const GarageDocument = typedDocument<{ garage: Garage | null }, { userName: string }>(
  "garage",
  "query",
  `query garage($userName: String!) {
  garage(userName: $userName) {
    userName
    builds {
      uuid
      title
      templateSlug
      templateTitle
      thumbnail
      updatedAt
      origin {
        title
        userName
      }
    }
  }
}`,
);

/** What somebody shows of their builds; null when nothing. Throws a 503 Response when the shop cannot be reached. */
export async function garageOf(commerce: GraphQLClient, userName: string): Promise<Garage | null> {
  try {
    return (await commerce.query(GarageDocument, { userName })).garage;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The garage cannot be reached", { status: 503 });
    return null;
  }
}
