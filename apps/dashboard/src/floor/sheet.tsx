import { StaffFloorBoardDocument, StaffFloorLotsDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { PageHead } from "../parts/section.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { LotDialog } from "./lot-dialog.tsx";
import { PieceList } from "./piece-list.tsx";
import { filmText } from "./states.ts";
import { BackLink } from "../parts/back-link.tsx";

/** The pieces of one printed sheet, as the code on it opens them. */
export function FloorSheet() {
  const t = useT();
  const { design = "", film = "", sheet = "" } = useParams();
  const board = useAnswer(StaffFloorBoardDocument, {});
  if (!/^\d{1,4}$/.test(sheet)) return <NotFound />;
  return (
    <div className="da-page">
      <PageHead
        title={`${filmText(t, film)} · ${t("dashboard.floor.sheet", { number: Number(sheet) })}`}
        back={<BackLink to="/floor">{t("dashboard.place.floor")}</BackLink>}
      />
      <Lots design={design} film={film} sheet={Number(sheet)} />
      <PieceList of={{ design, film, sheet: Number(sheet) }} machines={board.data?.floorBoard.machines ?? []} />
    </div>
  );
}

/** Of which rolls this sheet came: noted where it is printed and laminated, and read on the order's papers. */
function Lots({ design, film, sheet }: { design: string; film: string; sheet: number }) {
  const t = useT();
  const answer = useAnswer(StaffFloorLotsDocument, { design });
  const [isOpen, setOpen] = useState(false);
  const known = answer.data?.floorLots.find((lot) => lot.film === film && lot.sheet === sheet);
  return (
    <div className="fl-lots">
      <dl>
        <div>
          <dt>{t("dashboard.floor.lots.film")}</dt>
          <dd>{known?.filmLot || t("dashboard.floor.lots.none")}</dd>
        </div>
        <div>
          <dt>{t("dashboard.floor.lots.laminate")}</dt>
          <dd>{known?.laminateLot || t("dashboard.floor.lots.none")}</dd>
        </div>
      </dl>
      <Button className="fl-press" aria-disabled={!answer.data} onClick={() => answer.data && setOpen(true)}>
        {t("dashboard.floor.lots")}
      </Button>
      {isOpen ? (
        <LotDialog
          of={{ sheet: { design, film, sheet } }}
          name={`${filmText(t, film)} · ${t("dashboard.floor.sheet", { number: sheet })}`}
          known={known}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
