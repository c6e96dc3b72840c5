import { vehicleSlug } from "../fitment/vehicle.policy.ts";
import type { VehicleValues } from "../fitment/vehicle.repository.ts";

type Line = readonly [
  make: string,
  model: string,
  years: readonly [number, number | null],
  bolts: readonly [number, number],
  centreBore: number,
  diameter: readonly [number, number],
  width: readonly [number, number],
  offset: readonly [number, number],
];

/**
 * Hubs of common cars: studs and bore as their makers publish them, rim sizes that owners commonly run. Staff add to
 * them and correct them.
 */
const LINES: readonly Line[] = [
  ["Audi", "A4 (B9)", [2016, null], [5, 112], 66.6, [16, 20], [7, 9], [25, 45]],
  ["BMW", "3 Series (G20)", [2019, null], [5, 112], 66.6, [17, 20], [7.5, 9.5], [22, 44]],
  ["BMW", "M3 (F80)", [2014, 2018], [5, 120], 72.6, [18, 20], [9, 11], [15, 35]],
  ["BMW", "M3 (G80)", [2021, null], [5, 112], 66.6, [18, 21], [9.5, 11.5], [10, 30]],
  ["Chevrolet", "Camaro", [2016, 2024], [5, 120], 66.9, [18, 20], [8, 11], [20, 45]],
  ["Ford", "Mustang", [2015, null], [5, 114.3], 70.5, [17, 20], [8, 11], [20, 52]],
  ["Ford", "Ranger", [2012, null], [6, 139.7], 93.1, [16, 20], [7, 9.5], [10, 55]],
  ["Genesis", "G70", [2018, null], [5, 114.3], 67.1, [17, 20], [7.5, 9.5], [25, 50]],
  ["Honda", "Civic", [2022, null], [5, 114.3], 64.1, [16, 19], [7, 9], [35, 55]],
  ["Honda", "Civic Type R (FL5)", [2023, null], [5, 120], 64.1, [18, 20], [8.5, 10], [40, 60]],
  ["Hyundai", "Elantra N", [2022, null], [5, 114.3], 67.1, [17, 19], [7.5, 9], [38, 55]],
  ["Hyundai", "Ioniq 5", [2021, null], [5, 114.3], 67.1, [18, 21], [7.5, 9.5], [35, 55]],
  ["Hyundai", "Sonata", [2020, null], [5, 114.3], 67.1, [16, 19], [6.5, 8.5], [38, 52]],
  ["Jeep", "Wrangler (JL)", [2018, null], [5, 127], 71.5, [17, 20], [7.5, 9.5], [0, 45]],
  ["Kia", "EV6", [2021, null], [5, 114.3], 67.1, [18, 21], [7.5, 9.5], [35, 55]],
  ["Kia", "K5", [2020, null], [5, 114.3], 67.1, [16, 19], [6.5, 8.5], [38, 52]],
  ["Kia", "Stinger", [2018, 2023], [5, 114.3], 67.1, [17, 20], [7.5, 10], [25, 52]],
  ["Mazda", "3", [2019, null], [5, 114.3], 67.1, [16, 19], [6.5, 8.5], [38, 52]],
  ["Mazda", "MX-5 (ND)", [2016, null], [4, 100], 54.1, [15, 18], [6.5, 8.5], [30, 50]],
  ["Mercedes-Benz", "C-Class (W205)", [2014, 2021], [5, 112], 66.6, [16, 20], [7, 9.5], [28, 52]],
  ["Mini", "Cooper (F56)", [2014, 2024], [5, 112], 66.6, [15, 18], [5.5, 8], [40, 54]],
  ["Nissan", "GT-R (R35)", [2009, 2025], [5, 114.3], 66.1, [20, 21], [9.5, 12], [20, 45]],
  ["Nissan", "Z (RZ34)", [2023, null], [5, 114.3], 66.1, [18, 20], [9, 11], [10, 45]],
  ["Porsche", "911 (992)", [2019, null], [5, 130], 71.6, [19, 21], [8, 12.5], [45, 72]],
  ["Subaru", "BRZ", [2022, null], [5, 100], 56.1, [17, 19], [7, 9.5], [35, 50]],
  ["Subaru", "WRX", [2022, null], [5, 114.3], 56.1, [17, 19], [7.5, 9.5], [30, 55]],
  ["Suzuki", "Swift Sport (ZC33S)", [2018, null], [5, 114.3], 60.1, [16, 18], [6.5, 8], [38, 50]],
  ["Tesla", "Model 3", [2017, null], [5, 114.3], 64.1, [18, 20], [8, 9.5], [25, 40]],
  ["Tesla", "Model Y", [2020, null], [5, 114.3], 64.1, [18, 21], [8.5, 10.5], [30, 45]],
  ["Toyota", "Camry", [2018, null], [5, 114.3], 60.1, [16, 19], [7, 8.5], [33, 50]],
  ["Toyota", "GR Corolla", [2023, null], [5, 114.3], 60.1, [17, 19], [8, 9.5], [25, 45]],
  ["Toyota", "GR86", [2022, null], [5, 100], 56.1, [17, 19], [7, 9.5], [35, 50]],
  ["Toyota", "Hilux", [2016, null], [6, 139.7], 106.1, [16, 20], [7, 9.5], [0, 35]],
  ["Volkswagen", "Golf (Mk8)", [2020, null], [5, 112], 57.1, [16, 19], [6.5, 8.5], [40, 52]],
];

export const VEHICLES: readonly VehicleValues[] = LINES.map(
  ([make, model, [from, to], [count, pcd], bore, diameter, width, offset]) => ({
    slug: vehicleSlug(make, model, from),
    make,
    model,
    year_from: from,
    year_to: to,
    bolt_count: count,
    bolt_pcd: pcd,
    centre_bore: bore,
    diameter_min: diameter[0],
    diameter_max: diameter[1],
    width_min: width[0],
    width_max: width[1],
    offset_min: offset[0],
    offset_max: offset[1],
  }),
);
