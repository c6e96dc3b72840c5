import { importTemplateIsolated } from "@carloom/asset";
import { syntheticCar } from "@carloom/asset/testing";
import sharp from "sharp";
import { vi } from "vitest";
import { type ImportWork, workshopJobs } from "../../workshop/workshop.jobs.ts";
import * as sent from "../workshop.ts";
import { openWorld, type World } from "../world.ts";

/** The workshop of the tests, opened by {@link openWorkshop}. */
export let world: World;
export let keeper: string;
/** A file that staff bring, and what its import makes: that takes longer than all that is tested with it. */
export let car: Uint8Array;
export let made: Awaited<ReturnType<ImportWork>>;
/** Imports in the jobs' place. */
export const work = vi.fn<ImportWork>();

export async function openWorkshop(): Promise<void> {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  keeper = await world.token("catalogue@staff.example");
  car = await syntheticCar();
  made = await importTemplateIsolated(car, { title: "Car", pieces: true }, undefined, true);
}

type Import = { uuid: string; version: number };
export const send = async (bytes: Uint8Array, over: Record<string, unknown> = {}, token = keeper) => {
  const input = { uuid: null, fileName: "New car.glb", bytes: bytes.byteLength, offset: 0, part: null, ...over };
  const file = new File([new Uint8Array(bytes)], "part");
  return (await world.upload(sent.UPLOAD, { input }, "variables.input.part", file, token)).data.workshopUpload;
};
/** Does the job as the runner would. */
export const run = (uuid: string, by: ImportWork = work) =>
  workshopJobs(world.services, by)["threed.workshop"]?.({ uuid }, { attempt: 1, lastAttempt: true });
/** @returns the first field of the answer, or the code with which it was refused */
export const act = async (document: string, variables: Record<string, unknown>, token = keeper) => {
  const { data, errors } = await world.call(document, variables, token);
  return data ? Object.values<ReturnType<typeof JSON.parse>>(data)[0] : errors?.[0]?.extensions.code;
};
export const look = (uuid: string) => act(sent.ONE, { uuid });
/** The car, sent and imported. */
export async function imported(): Promise<Import> {
  const { workshopImport } = await send(car);
  await run(workshopImport.uuid);
  return look(workshopImport.uuid);
}
/** The car with all that it needs to be published. */
export async function ready(slug: string): Promise<Import> {
  const { uuid } = await imported();
  const title = { en: "Workshop Car", ko: "작업실 자동차", ja: "工房の車" };
  await act(sent.DESCRIBE, { uuid, input: { title, slug, brand: "Test", model: "One", bodyStyle: "coupe" } });
  await act(sent.LICENSE, {
    uuid,
    input: { kind: "CC_BY", author: "Ada", source: "https://ada.example/car", proof: "" },
  });
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], "p.jpg");
  await world.upload(sent.PICTURE, { uuid, image: null }, "variables.image", file, keeper);
  return look(uuid);
}
