import { ardaneVero } from "./ardane-vero.ts";
import { haldenGt } from "./halden-gt.ts";
import { tordenFell } from "./torden-fell.ts";
import { karstMesa } from "./karst-mesa.ts";
import { orro5 } from "./orro-5.ts";
import { tavrenArco } from "./tavren-arco.ts";
import type { CarTable } from "./types.ts";

/** Every template of the catalogue, in its order. */
export const CARS: readonly CarTable[] = [haldenGt, orro5, ardaneVero, tordenFell, tavrenArco, karstMesa];
