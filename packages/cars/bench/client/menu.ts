import type { PointList } from "../lists.ts";
import type { Bench } from "./bench.ts";

const GROUPS: readonly (readonly [string, RegExp])[] = [
  ["Cage, top", /^cage\.top/],
  ["Cage, side", /^cage\.side/],
  ["Cage, front", /^cage\.front/],
  ["Cage, rear", /^cage\.rear/],
  ["Creases", /^cage\.creases/],
  ["Seams", /^curves\.(seams|underside)/],
  ["Curves", /^curves\.shapes/],
];

const row = (list: PointList): string => {
  const [, part = "", n = ""] = list.id.split(".");
  if (list.kind !== "cage") return list.view ?? "";
  return part === "top" ? `T${n}` : part === "side" ? `S${n}` : `${part[0]}${Number(n) + 1}`;
};

/** The rows and curves of the table; the one that is edited is the current one. */
export function drawLists(host: HTMLElement, bench: Bench): void {
  if (host.dataset.car !== `${bench.car} ${bench.version}`) {
    host.replaceChildren();
    for (const [title, which] of GROUPS) {
      const own = bench.lists.filter((list) => which.test(list.id));
      if (!own.length) continue;
      const head = document.createElement("h2");
      head.textContent = title;
      host.append(head);
      for (const list of own) {
        const button = document.createElement("button");
        const name = document.createElement("span");
        const kind = document.createElement("small");
        button.type = "button";
        button.dataset.list = list.id;
        name.textContent = list.name;
        kind.textContent = row(list);
        button.append(name, kind);
        button.addEventListener("click", () => bench.select(list.id));
        host.append(button);
      }
    }
    host.dataset.car = `${bench.car} ${bench.version}`;
  }
  for (const button of host.querySelectorAll("button")) {
    const list = bench.lists.find((one) => one.id === button.dataset.list);
    const current = list === bench.list;
    if (current && button.getAttribute("aria-current") !== "true") button.scrollIntoView({ block: "nearest" });
    button.setAttribute("aria-current", String(current));
    button.classList.toggle("edited", Boolean(list && bench.isEdited(list)));
  }
}
