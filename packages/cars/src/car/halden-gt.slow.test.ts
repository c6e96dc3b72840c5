import { haldenGt } from "../tables/halden-gt.ts";
import { describeCar } from "../testing/car-checks.ts";

describeCar(haldenGt);
