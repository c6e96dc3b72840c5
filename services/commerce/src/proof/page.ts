import type { ProofSheet } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { isNewerCar, type Shown } from "@carloom/threed";
import { pictureUrl } from "../catalogue/media.graphql.ts";
import type { DesignPort } from "../design.port.ts";
import { printedDesign } from "../production/production.repository.ts";
import { shopTables } from "../tables.ts";
import { drawingsUrl, TOKEN } from "./proof.link.ts";
import { inksOf, warningsOf } from "./proof.policy.ts";
import { isOrderClosed, isShown, proofState } from "./proof.process.ts";
import { commentsOf, proofByToken, type ProofNode } from "./proof.repository.ts";

/** What a proof's page is made of; `shown` null: the car cannot be drawn any more. */
export type OrderProofPage = { proof: ProofSheet; shown: (Shown & { picture: string | null }) | null };

async function sheetOf(services: Services, proof: ProofNode): Promise<ProofSheet> {
  const isOpen = isShown(proof);
  const base: Pick<ProofSheet, "version" | "state" | "createdAt" | "expiresAt" | "isLinkOpen"> = {
    version: proof.version,
    state: isOrderClosed(proof.order_status) ? "CLOSED" : proofState(proof, proof.decision?.kind ?? null),
    createdAt: proof.created_at.toISOString(),
    expiresAt: proof.expires_at.toISOString(),
    isLinkOpen: isOpen,
  };
  if (!isOpen) return { ...base, orderNumber: "", title: "", message: "", pieces: [], comments: [], decision: null };
  const [pictures, comments] = await Promise.all([
    drawingsUrl(services, proof.drawings, proof.id),
    commentsOf(shopTables(services.db), proof.id),
  ]);
  const { decision } = proof;
  return {
    ...base,
    orderNumber: String(proof.number),
    title: proof.title,
    message: proof.message,
    pieces: proof.report.pieces.map((piece) => ({
      number: piece.number,
      panel: piece.panel,
      kind: piece.kind,
      film: piece.film ?? "",
      width: piece.width,
      height: piece.height,
      dpi: piece.dpi,
      warnings: warningsOf(piece),
      inks: inksOf(piece),
      picture: `${pictures}/${piece.number}.svg`,
    })),
    comments: comments.map(({ id, answers, is_staff, name, body, place, created_at }) => ({
      id,
      answers,
      isStaff: is_staff,
      name,
      text: body,
      place: place && {
        piece: place.kind === "piece" ? place.number : null,
        x: place.kind === "piece" ? place.x : null,
        y: place.kind === "piece" ? place.y : null,
        point: place.kind === "car" ? place.point : null,
        normal: place.kind === "car" ? place.normal : null,
      },
      at: created_at.toISOString(),
    })),
    decision: decision && {
      kind: decision.kind,
      name: decision.name,
      text: decision.body,
      at: decision.created_at.toISOString(),
    },
  };
}

/** How the viewer asks for a proof by its link's secret: null where there is none, `newer` where another node can show its car. */
export const proofPages =
  (services: Services, threed: Pick<DesignPort, "ordered">) =>
  async (token: string): Promise<OrderProofPage | "newer" | null> => {
    const db = shopTables(services.db);
    const proof = TOKEN.test(token) ? await proofByToken(db, token) : undefined;
    if (!proof) return null;
    const sheet = await sheetOf(services, proof);
    const design = isShown(proof) ? await printedDesign(db, proof.design_id) : undefined;
    if (!design) return { proof: sheet, shown: null };
    try {
      const shown = await threed.ordered({
        templateUuid: design.template_uuid,
        build: design.build,
        title: design.title,
        reference: "",
        date: design.priced_at,
      });
      const thumbnail = design.thumbnail;
      const picture = thumbnail ? pictureUrl(services, thumbnail, { size: 1024, format: "WEBP" }) : null;
      return { proof: sheet, shown: shown && { ...shown, picture: picture ?? shown.design.template.thumbnail } };
    } catch (error) {
      if (isNewerCar(error)) return "newer";
      throw error;
    }
  };
