import type { ReactNode } from "react";
import { useListLinks } from "../../parts/list-links.tsx";

/** A list of tiles, whose links go on without a reload. */
export function GoodsGrid({ children }: { children: ReactNode }) {
  const { ahead, ...links } = useListLinks();
  return (
    <>
      <ul className="goods-grid" {...links}>
        {children}
      </ul>
      {ahead}
    </>
  );
}
