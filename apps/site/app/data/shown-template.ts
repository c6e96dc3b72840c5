import type { TemplateQuery } from "@carloom/api-client/threed";
import { carFacts } from "./manifest.ts";
import type { TemplatePage } from "./tile.ts";

/** What the page of a template shows. */
export function shownTemplate(template: NonNullable<TemplateQuery["template"]>): TemplatePage {
  const { uuid, slug, title, description, thumbnail, thumbnailMobile, thumbnailWebp, option } = template;
  return {
    uuid,
    slug,
    title,
    description,
    picture: { thumbnail, thumbnailMobile, thumbnailWebp },
    facts: carFacts(option),
  };
}
