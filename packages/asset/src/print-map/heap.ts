/** A heap of points by cost; of equal ones the lower number comes first, so that every machine walks alike. */
export class Heap {
  readonly #items: { cost: number; point: number }[] = [];
  get size() {
    return this.#items.length;
  }
  push(cost: number, point: number): void {
    const items = this.#items;
    let at = items.length;
    items.push({ cost, point });
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!isBefore(items[at]!, items[up]!)) break;
      [items[at], items[up]] = [items[up]!, items[at]!];
      at = up;
    }
  }
  pop(): { cost: number; point: number } {
    const items = this.#items;
    const top = items[0]!;
    const last = items.pop()!;
    if (items.length > 0) {
      items[0] = last;
      for (let at = 0; ; ) {
        let least = at;
        for (const child of [at * 2 + 1, at * 2 + 2])
          if (child < items.length && isBefore(items[child]!, items[least]!)) least = child;
        if (least === at) break;
        [items[at], items[least]] = [items[least]!, items[at]!];
        at = least;
      }
    }
    return top;
  }
}
const isBefore = (a: { cost: number; point: number }, b: { cost: number; point: number }) =>
  a.cost < b.cost || (a.cost === b.cost && a.point < b.point);
