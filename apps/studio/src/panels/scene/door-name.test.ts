import { mergedMessages } from "@carloom/i18n/merge";
import { describe, expect, it } from "vitest";
import { doorName } from "./door-name.ts";

const car = (bodyStyle: "coupe" | "sedan" | "suv", ...ids: string[]) => ({
  bodyStyle,
  hinges: ids.map((id) => ({ id, node: id, axis: [0, 1, 0] as [number, number, number], angle: 60 })),
});

describe("door names", () => {
  it("say front only where there are rear doors, and tailgate where it is one", () => {
    const coupe = car("coupe", "door.left", "trunk");
    expect(coupe.hinges.map(({ id }) => doorName(id, coupe))).toEqual(["studio.door.door.left", "studio.door.trunk"]);
    const suv = car("suv", "door.left", "door.rear.left", "trunk");
    expect(suv.hinges.map(({ id }) => doorName(id, suv))).toEqual([
      "studio.door.door.front.left",
      "studio.door.door.rear.left",
      "studio.door.tailgate",
    ]);
  });

  it("are there in every language", () => {
    const sedan = car("sedan", "door.left", "door.right", "door.rear.left", "door.rear.right", "hood", "trunk");
    for (const language of ["en", "ko", "ja"] as const) {
      const messages = mergedMessages(language);
      for (const { id } of sedan.hinges)
        expect(messages[doorName(id, sedan)], `${language} ${id}`).toBeTypeOf("string");
    }
  });
});
