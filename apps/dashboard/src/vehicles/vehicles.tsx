import {
  StaffVehicleDeleteDocument,
  StaffVehicleExportDocument,
  type StaffVehicleFragment,
  StaffVehiclesDocument,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAct } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { useEntry } from "../list/use-entry.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { saveFile } from "../parts/save-file.ts";
import { PageHead } from "../parts/section.tsx";
import { VehicleDialog } from "./vehicle-dialog.tsx";
import { boltsText, vehicleName } from "./vehicle.ts";

type Row = StaffVehicleFragment;

async function ask({ words }: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { vehiclePage } = await session.clients.commerce.query(
    StaffVehiclesDocument,
    { search: words || null, after },
    { signal },
  );
  return { rows: vehiclePage.vehicles, next: vehiclePage.next ?? null, total: vehiclePage.total };
}

export const asks: Asks = askedList("vehicles", ask);

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    name: "dashboard.vehicle.name",
    cell: ({ make, model }) => `${make} ${model}`,
    text: ({ make, model }) => `${make} ${model}`,
    grow: 2,
  },
  {
    id: "years",
    name: "dashboard.vehicle.years",
    cell: ({ yearFrom, yearTo }) => `${yearFrom}–${yearTo ?? ""}`,
    text: ({ yearFrom, yearTo }) => `${yearFrom}–${yearTo ?? ""}`,
    end: true,
  },
  {
    id: "bore",
    name: "dashboard.vehicle.field.centreBore",
    cell: ({ centreBore }) => centreBore,
    text: ({ centreBore }) => String(centreBore),
    end: true,
  },
  {
    id: "diameter",
    name: "dashboard.vehicle.diameter",
    cell: ({ diameterMin, diameterMax }) => span(diameterMin, diameterMax),
    text: ({ diameterMin, diameterMax }) => span(diameterMin, diameterMax),
    end: true,
  },
  {
    id: "width",
    name: "dashboard.vehicle.width",
    cell: ({ widthMin, widthMax }) => span(widthMin, widthMax),
    text: ({ widthMin, widthMax }) => span(widthMin, widthMax),
    end: true,
  },
  {
    id: "offset",
    name: "dashboard.vehicle.offset",
    cell: ({ offsetMin, offsetMax }) => span(offsetMin, offsetMax),
    text: ({ offsetMin, offsetMax }) => span(offsetMin, offsetMax),
    end: true,
  },
  // what is told apart first: on a narrow screen it stands at the right
  { id: "bolts", name: "dashboard.vehicle.field.bolts", cell: boltsText, text: boltsText, end: true },
];

/** Cars that are in nobody's studio: visitors choose theirs among them, and wheels are judged by its hub. */
export function Vehicles() {
  const t = useT();
  const toast = useToast();
  const entry = useEntry<Row>("vehicles");
  const { open, close } = entry;
  const remove = useAct(StaffVehicleDeleteDocument);
  const [isNew, setNew] = useState(false);
  const [ending, setEnding] = useState<Row | null>(null);
  const save = async () => {
    try {
      const { vehicleExport } = await session.clients.commerce.query(StaffVehicleExportDocument, {});
      saveFile("vehicles.csv", vehicleExport, "text/csv");
    } catch {
      toast(t("dashboard.export.failed"));
    }
  };
  const deleted = async ({ id }: Row) => {
    await remove.mutateAsync({ id });
    return [];
  };
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.vehicles")}
        actions={
          <>
            <Link className={buttonClass({ variant: "secondary" })} to="/vehicles/rules">
              {t("dashboard.road.title")}
            </Link>
            <Button onClick={() => void save()}>{t("dashboard.vehicle.export")}</Button>
            <Link className={buttonClass({ variant: "secondary" })} to="/vehicles/import">
              {t("dashboard.vehicle.import")}
            </Link>
            <Button variant="primary" onClick={() => setNew(true)}>
              <Plus aria-hidden size={16} />
              {t("dashboard.vehicle.new")}
            </Button>
          </>
        }
      />
      <DataList
        id="vehicles"
        label={t("dashboard.place.vehicles")}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowHref={entry.href}
        ask={ask}
        bulk={[
          {
            id: "delete",
            name: "dashboard.delete",
            question: (count) => t("dashboard.vehicle.deleteMany", { count }),
            run: async (row) => {
              await deleted(row);
              return null;
            },
          },
        ]}
        empty={
          <>
            <h2>{t("dashboard.vehicle.none")}</h2>
            <p>{t("dashboard.vehicle.noneText")}</p>
          </>
        }
      />
      {isNew ? <VehicleDialog of={null} onClose={() => setNew(false)} onDelete={null} /> : null}
      {open && !ending ? (
        <VehicleDialog key={open.id} of={open} onClose={close} onDelete={() => setEnding(open)} />
      ) : null}
      {ending ? (
        <DeleteDialog
          name={vehicleName(ending)}
          text={t("dashboard.vehicle.deleteText")}
          run={() => deleted(ending)}
          onClose={() => {
            setEnding(null);
            close();
          }}
        />
      ) : null}
    </div>
  );
}
