import type { GraphQLClient } from "@carloom/api-client";
import { SiteTextsDocument, type SiteTextsQuery } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES, type Messages } from "@carloom/i18n";
import { type PictureFormat, sizedUrl, WIDE_WIDTHS } from "@carloom/settings";

type OwnPictureAnswer = SiteTextsQuery["homePictures"][number];

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Token of what staff look at before they publish it. */
export function previewOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get("preview");
  return token && TOKEN.test(token) ? token : null;
}

/** A picture of staff's in a place of the page, in the forms and widths that a page asks for; `width` and `height` keep its place. */
export type OwnPicture = { src: string; avif: string; webp: string; width: number; height: number; alt: string };
/** What staff wrote for the home page, null where all of it is as the product has it, and what they show there by places. */
export type SiteContent = { texts: Messages | null; pictures: Readonly<Record<string, OwnPicture>> };

function ownPicture(cdn: string, { url, width, height, alt }: OwnPictureAnswer): OwnPicture {
  const set = (format: PictureFormat) =>
    WIDE_WIDTHS.filter((wide) => wide <= width)
      .flatMap((wide) => {
        const sized = sizedUrl(cdn, url, wide, format);
        return sized ? [`${sized} ${wide}w`] : [];
      })
      .join(", ");
  return { src: url, avif: set("avif"), webp: set("webp"), width, height, alt };
}

/** Nothing of staff's where it cannot be read: the page is then as the product has it. */
export async function siteContent(
  commerce: GraphQLClient,
  language: Language,
  preview: string | null,
  cdn: string,
): Promise<SiteContent> {
  const answer = await commerce.tryQuery(SiteTextsDocument, { language: LANGUAGE_CODES[language], preview });
  const texts = answer?.siteTexts ?? [];
  return {
    texts: texts.length > 0 ? Object.fromEntries(texts.map(({ key, value }) => [key, value])) : null,
    pictures: Object.fromEntries(
      (answer?.homePictures ?? []).map((picture) => [picture.place, ownPicture(cdn, picture)]),
    ),
  };
}
