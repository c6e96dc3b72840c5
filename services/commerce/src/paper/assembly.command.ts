import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import type { DesignPort } from "../design.port.ts";
import { designById } from "../design/design.repository.ts";
import { lotsOfDesign } from "../floor/lot.repository.ts";
import { orderById } from "../order/order.repository.ts";
import { productionOf } from "../production/production.repository.ts";
import { productionRules } from "../rules/production.ts";
import { shopTables } from "../tables.ts";
import { readAssembly } from "./assembly.data.ts";
import { assemblyPdf } from "./assembly.pdf.ts";
import { billParts } from "./bill.ts";

type Place = Pick<Services, "db" | "settings" | "storage"> & { threed: Pick<DesignPort, "ordered"> };
export type Written = { name: string; bytes: Uint8Array };

/** The assembly sheet of an ordered design, with the lots as the floor has noted them by now; null where there is none. */
export async function assemblySheet(place: Place, designId: string, language: Language): Promise<Written | null> {
  const db = shopTables(place.db);
  const design = await designById(db, designId);
  const order = design?.order_id ? await orderById(db, design.order_id) : undefined;
  if (!design || !order) return null;
  const production = await productionOf(db, designId);
  const files = await readAssembly(place, production?.assembly ?? null);
  const shown = await place.threed.ordered({
    templateUuid: design.template_uuid,
    build: design.build,
    title: design.title,
    reference: design.id,
    date: design.priced_at,
  });
  const title = shown?.design.template.title;
  const bytes = await assemblyPdf({
    language,
    productName: place.settings.public.productName,
    number: order.number,
    title: design.title,
    car: title?.[language] || title?.en || design.template_slug,
    date: design.priced_at,
    files,
    isOld: production?.state === "MADE" && !files,
    parts: await billParts(db, design, shown, language, translate(language)),
    lots: await lotsOfDesign(db, designId),
    work: (await productionRules(place.db)).work,
  });
  return { name: `${order.number} ${design.title} ${language}`, bytes };
}
