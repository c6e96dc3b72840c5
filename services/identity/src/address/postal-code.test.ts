import { expect, it } from "vitest";
import { silentLog } from "@carloom/platform";
import { placesOf as placesWith } from "./postal-code.ts";

const placesOf = (country: string, code: string) =>
  placesWith(country, code, { POSTCODE_KR_URL: undefined, POSTCODE_KR_KEY: undefined }, silentLog);

it("says what a postal code of Japan stands for, however it is written", async () => {
  const taishido = [{ countryArea: "東京都", city: "世田谷区", town: "太子堂" }];
  for (const code of ["154-0004", "1540004", "〒１５４－０００４", "１５４ー０００４"])
    expect(await placesOf("JP", code), code).toEqual(taishido);
  expect(await placesOf("JP", "498-0000")).toHaveLength(2);
});

it("knows no places of a code that is none, and has no directory of other countries", async () => {
  for (const code of ["999-9999", "154", "", "1".repeat(5000), "__proto__"])
    expect(await placesOf("JP", code)).toEqual([]);
  expect(await placesOf("KR", "03051")).toBeNull();
  expect(await placesOf("toString", "1")).toBeNull();
});
