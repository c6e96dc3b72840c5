import { Outlet } from "react-router";

/** Content only: for what is printed. */
export default function EmptyLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
