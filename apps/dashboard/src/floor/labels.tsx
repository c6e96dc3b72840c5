import { StaffFloorPiecesDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Printer } from "lucide-react";
import encodeQR from "qr";
import { useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { pieceAddress, Size } from "./piece-card.tsx";
import { filmText } from "./states.ts";
import { BackLink } from "../parts/back-link.tsx";

const PAGE = 200;
const QUIET = 4;

/** A label for each piece of a design, to print and stick on: its code opens it on a phone. */
export function FloorLabels() {
  const t = useT();
  const { design = "" } = useParams();
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.floor.labels")}
        back={<BackLink to="/floor">{t("dashboard.place.floor")}</BackLink>}
        actions={
          <Button variant="primary" onClick={() => window.print()}>
            <Printer aria-hidden size={16} />
            {t("dashboard.floor.labels.print")}
          </Button>
        }
      />
      <Labels design={design} after={null} />
    </div>
  );
}

/** A page of labels, and all that follow it: none of what is cut goes without its label. */
function Labels({ design, after }: { design: string; after: string | null }) {
  const t = useT();
  const answer = useAnswer(StaffFloorPiecesDocument, { design, first: PAGE, after });
  return (
    <Loaded answer={answer}>
      {({ floorPieces: { pieces, end } }) => (
        <>
          <ul className="fl-labels">
            {pieces.map((piece) => (
              <li key={piece.number}>
                <Code text={`${location.origin}${pieceAddress(piece)}`} label={t("dashboard.floor.code")} />
                <p className="fl-facts">
                  <b>{t("dashboard.floor.piece", { order: piece.orderNumber, number: piece.number })}</b>
                  <span>{piece.panel}</span>
                  <Size piece={piece} />
                  <span>{filmText(t, piece.film)}</span>
                </p>
              </li>
            ))}
          </ul>
          {end ? <Labels design={design} after={end} /> : null}
        </>
      )}
    </Loaded>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={dark.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
