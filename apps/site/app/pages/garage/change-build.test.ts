import { expect, it } from "vitest";
import { changeBuild } from "./change-build.ts";

type Asked = { version: number; input: object };

/** A project that is at a version, and moves on after each answer when somebody else saves it too. */
function service(at: number, busy = false) {
  const asked: Asked[] = [];
  let version = at;
  const mutate = (_: unknown, variables: Asked) => {
    asked.push(variables);
    const right = variables.version === version;
    const answer = {
      projectUpdate: {
        project: { version },
        error: right ? null : { message: "Changed meanwhile.", type: "CONFLICT" },
      },
    };
    if (busy) version++;
    return Promise.resolve(answer);
  };
  return { asked, threed: { mutate } as never };
}

it("learns the version from the first answer, and sends the change alone", async () => {
  const { asked, threed } = service(7);
  expect(await changeBuild(threed, "a", { isPublic: false })).toBeNull();
  expect(asked).toMatchObject([
    { version: 1, input: { isPublic: false } },
    { version: 7, input: { isPublic: false } },
  ]);
});
it("gives up on a build that is saved each time before it", async () => {
  const { asked, threed } = service(7, true);
  expect(await changeBuild(threed, "a", { title: "Night" })).toBe("Changed meanwhile.");
  expect(asked).toHaveLength(3);
});
