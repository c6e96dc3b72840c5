import { orro5 } from "../../tables/orro-5.ts";
import { describeCar } from "../../testing/car-checks.ts";

describeCar(orro5);
