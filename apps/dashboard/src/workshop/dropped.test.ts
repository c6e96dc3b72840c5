import { packLoose } from "@carloom/asset/pack";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { asSent, chosenFiles } from "./dropped.ts";

const pack = async (files: Parameters<typeof packLoose>[0]) => packLoose(files);
const file = (name: string, text = name) => new File([text], name);
const namesOf = async (one: File | undefined) =>
  Object.keys(unzipSync(new Uint8Array((await one?.arrayBuffer()) ?? [])));

it("a GLB and a zip are sent as they are, each a car", async () => {
  const given = [file("a.glb"), file("b.zip")];
  expect(await asSent(chosenFiles(given), pack)).toEqual(given);
});

it("a loose glTF is sent as one zip with what lies with it, and the same files give the same zip", async () => {
  const given = () => chosenFiles([file("car.gltf"), file("car.bin"), file("paint.png"), file("readme.txt")]);
  const [sent, ...none] = await asSent(given(), pack);
  expect([sent?.name, none]).toEqual(["car.zip", []]);
  expect(await namesOf(sent)).toEqual(["car.bin", "car.gltf", "paint.png"]);
  const [again] = await asSent(given().reverse(), pack);
  expect(await again?.arrayBuffer()).toEqual(await sent?.arrayBuffer());
});

it("folders are a car each, by their names, with their paths kept", async () => {
  const at = (path: string) => ({ path, file: file(path) });
  const sent = await asSent([at("one/car.obj"), at("one/textures/a.jpg"), at("two/car.gltf"), at("x.glb")], pack);
  expect(sent.map(({ name }) => name)).toEqual(["x.glb", "one.zip", "two.zip"]);
  expect(await namesOf(sent[1])).toEqual(["one/car.obj", "one/textures/a.jpg"]);
});

it("what is no model is sent once, so that the service says so", async () => {
  expect((await asSent(chosenFiles([file("a.txt"), file("b.txt")]), pack)).map(({ name }) => name)).toEqual(["a.txt"]);
});
