/** Sets that grow together; each is called by its least member. */
export class Union {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = new Int32Array(count);
    for (let i = 0; i < count; i++) this.#parent[i] = i;
  }

  find(i: number): number {
    const parent = this.#parent;
    let root = i;
    while (parent[root]! !== root) root = parent[root]!;
    for (let at = i; parent[at]! !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [x, y] = [this.find(a), this.find(b)];
    if (x < y) this.#parent[y] = x;
    else this.#parent[x] = y;
  }

  /** Numbers the sets from 0 in the order of their least members. */
  numbered(): { of: Int32Array; count: number } {
    const of = new Int32Array(this.#parent.length);
    let count = 0;
    for (let i = 0; i < of.length; i++) {
      const root = this.find(i);
      of[i] = root === i ? count++ : of[root]!;
    }
    return { of, count };
  }
}
