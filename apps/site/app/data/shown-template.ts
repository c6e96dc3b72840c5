import type { TemplateQuery } from "@carloom/api-client/threed";
import { carFacts } from "./manifest.ts";
import { cardOf, pictureOf } from "./picture.ts";
import type { TemplatePage } from "./tile.ts";

/** What the page of a template shows. */
export function shownTemplate(template: NonNullable<TemplateQuery["template"]>): TemplatePage {
  const { uuid, slug, title, description, seoTitle, seoDescription, option } = template;
  return {
    uuid,
    slug,
    path: `/car/${slug}`,
    title,
    description,
    picture: pictureOf(template),
    card: cardOf(template),
    seoTitle,
    seoDescription,
    facts: carFacts(option),
  };
}
