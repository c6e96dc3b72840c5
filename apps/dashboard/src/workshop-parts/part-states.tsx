import type { WorkshopPartRowFragment } from "@carloom/api-client/threed";
import { States } from "../workshop/states.tsx";

/** How far the import is, and whether visitors are offered it. */
export const PartStates = ({ of }: { of: WorkshopPartRowFragment }) => (
  <States of={{ ...of, isPublished: of.partModel !== null && of.isOpen }} />
);
