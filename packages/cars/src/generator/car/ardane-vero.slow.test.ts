import { ardaneVero } from "../../tables/ardane-vero.ts";
import { describeCar } from "../../testing/car-checks.ts";

describeCar(ardaneVero);
