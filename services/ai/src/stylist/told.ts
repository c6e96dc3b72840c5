import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { fromMinor } from "@carloom/pricing";
import type { Note } from "./compose/work.ts";
import type { StylistQuestion } from "./contract.ts";
import { money, sayer } from "./say.ts";

/** Zones that a car may lack, which no manifest names then. */
const LACKED: ReadonlySet<string> = new Set([
  "body",
  "roof",
  "mirrors",
  "trim",
  "calipers",
  "wheels",
  "interior",
  "cladding",
]);

/** A zone or slot as people call it; wheels of both axles are one thing. */
export function placeName(id: string, { car }: StylistQuestion, language: Language): string {
  const { zones, slots } = car.manifest;
  const found = [...slots, ...zones].find((one) => one.id === id)?.label[language];
  const name = found ?? (LACKED.has(id) ? translate(language)(`stylist.place.${id}`) : id);
  // labels begin with a capital, and our sentences name them within
  return language === "en" && !/^[A-Z]{2}/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** What could not be done, in words; ids, uuids and minor units of its values become names and sums. */
export function noteText({ key, values = {}, why }: Note, question: StylistQuestion, language: Language): string {
  const { car } = question;
  const say = sayer(language);
  const place = (id: string | number | undefined) =>
    id === undefined ? "" : placeName(String(id), question, language);
  const part = (uuid: string | number | undefined) => car.parts.find((one) => one.uuid === uuid)?.title[language];
  const [named, near] = [part(values.part), part(values.near)];
  return say(`say.${key}`, {
    ...values,
    ...(values.zone !== undefined && { zone: place(values.zone) }),
    ...(values.slot !== undefined && { slot: place(values.slot) }),
    ...(named !== undefined && { part: named }),
    ...(near !== undefined && { near }),
    ...(typeof values.price === "number" && {
      price: money(language, fromMinor(values.price, car.currency), car.currency),
    }),
    ...(why && { why: whyText(why, question, language) }),
  });
}

/** The studio's own words for why a part does not go on, and two that only the stylist needs. */
function whyText({ code, values }: NonNullable<Note["why"]>, question: StylistQuestion, language: Language): string {
  const places = Object.fromEntries(
    (["slot", "other"] as const).flatMap((one) =>
      values[one] === undefined ? [] : [[one, placeName(String(values[one]), question, language)]],
    ),
  );
  if (code === "stock") return translate(language)("studio.parts.out");
  if (code === "unwanted") return sayer(language)("say.why-unwanted", places);
  return translate(language)(`studio.reason.${code}`, { ...values, ...places });
}
