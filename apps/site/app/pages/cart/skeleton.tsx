import { Skeleton } from "@carloom/ui";

/** The shape of a cart or checkout while it is asked for. */
export function CartSkeleton() {
  return (
    <div className="site-grid shop-columns" aria-busy="true">
      <div className="shop-main shop-skeleton">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className="shop-side">
        <Skeleton className="shop-skeleton-side" />
      </div>
    </div>
  );
}
