import { accountById, accountDb } from "@carloom/identity";
import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { attributesByIds } from "../catalogue/attribute.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import type { ProductCondition } from "../catalogue/condition.repository.ts";
import { csvLine } from "../import/csv.ts";
import { warehousesByIds } from "../stock/warehouse.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { exportColumns, type ExportField } from "./export.columns.ts";
import { readyMail } from "./export.mail.ts";
import { exportById, exportedRows, notePart, settleExport, unnamed } from "./export.repository.ts";

const PRODUCT_EXPORT = "commerce.productExport";
/** Tells whoever had a file made that it is there. */
const EXPORT_MAIL = "commerce.productExportMail";
/** Lines that are read at once, and characters that are in memory before they are written, about. */
const SIZES = { step: 1000, piece: 2_000_000 };

export const addExportJob = (db: CommerceDb, id: string): Promise<void> =>
  addJob(db, PRODUCT_EXPORT, { id }, { key: `${PRODUCT_EXPORT}:${id}`, queue: PRODUCT_EXPORT, maxAttempts: 3 });

/**
 * Writes the file of an export, piece by piece, and says when it is there; what a spreadsheet would run as a formula has an
 * apostrophe in front.
 */
export function exportJobs(
  services: Pick<Services, "db" | "storage" | "settings" | "mailer">,
  { step, piece } = SIZES,
): JobHandlers {
  const db = shopTables(services.db);
  /** Takes away what an earlier try left, unless another file has the same piece. */
  const drop = async (objects: readonly string[]) => {
    for (const object of await unnamed(db, objects)) await services.storage.delete(object);
  };
  return {
    async [EXPORT_MAIL](payload) {
      const row = await exportById(db, (payload as { id: string }).id);
      const person = row?.status === "SUCCESS" ? await accountById(accountDb(services.db), row.user_id) : undefined;
      if (person?.is_staff && person.is_active)
        await services.mailer.send({ to: person.email, ...readyMail(services.settings, person.language_code) });
    },
    async [PRODUCT_EXPORT](payload, { lastAttempt }) {
      const { id } = payload as { id: string };
      const row = await exportById(db, id);
      if (row?.status !== "PENDING") return;
      try {
        const { wanted } = row;
        const all = await channelList(services);
        const columns = exportColumns(
          {
            fields: wanted.fields as ExportField[],
            channels: all.filter((channel) => wanted.channels.includes(channel.id)),
            warehouses: wanted.warehouses.length > 0 ? await warehousesByIds(db, wanted.warehouses) : [],
            attributes: wanted.attributes.length > 0 ? await attributesByIds(db, wanted.attributes) : [],
          },
          (picture) => (/^https?:/.test(picture) ? picture : `${services.settings.public.cdn}/${picture}`),
        );
        const of = { condition: wanted.condition as ProductCondition, channelId: wanted.channelId };
        await drop(await notePart(db, id, null));
        const names: string[] = [];
        let text = `\uFEFF${csvLine(columns.map(({ header }) => header))}`;
        const keep = async () => {
          const name = await services.storage.put("export", Buffer.from(text), "csv");
          await notePart(db, id, name);
          names.push(name);
          text = "";
        };
        for (let after = { product: 0, variant: 0 }; ; ) {
          const rows = await exportedRows(db, of, after, step);
          text += rows.map((one) => csvLine(columns.map(({ cell }) => cell(one)))).join("");
          if (text.length >= piece) await keep();
          const last = rows.at(-1);
          if (!last || rows.length < step) break;
          after = { product: last.product_id, variant: last.id };
        }
        if (text) await keep();
        const [only] = names;
        await settleExport(db, id, { status: "SUCCESS", ...(names.length === 1 && only && { object: only }) });
        await addJob(db, EXPORT_MAIL, { id }, { key: `${EXPORT_MAIL}:${id}` });
      } catch (error) {
        if (lastAttempt) await settleExport(db, id, { status: "FAILED", message: "The file could not be written." });
        throw error;
      }
    },
  };
}
