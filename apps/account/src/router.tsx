import { createBrowserRouter } from "react-router";
import { AddressesPage } from "./area/addresses.tsx";
import { Area } from "./area/area.tsx";
import { BuildsPage } from "./area/builds.tsx";
import { ConfirmEmailPage } from "./area/confirm-email.tsx";
import { DataPage } from "./area/data.tsx";
import { DeletePage } from "./area/delete.tsx";
import { MembershipPage } from "./area/membership.tsx";
import { OrdersPage } from "./area/orders.tsx";
import { QuotesPage } from "./area/quotes.tsx";
import { SecurityPage } from "./area/security.tsx";
import { WishlistPage } from "./area/wishlist.tsx";
import { ConfirmPage } from "./pages/confirm.tsx";
import { DeletedPage } from "./pages/deleted.tsx";
import { ForgotPasswordPage } from "./pages/forgot-password.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { ProfilePage } from "./pages/profile.tsx";
import { SetPasswordPage } from "./pages/set-password.tsx";
import { SignInPage } from "./pages/sign-in.tsx";
import { SignOutPage } from "./pages/sign-out.tsx";
import { SignUpPage } from "./pages/sign-up.tsx";
import { Frame } from "./parts/frame.tsx";

export const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      {
        element: <Area />,
        children: [
          { path: "/", element: <ProfilePage /> },
          { path: "/builds", element: <BuildsPage /> },
          { path: "/orders", element: <OrdersPage /> },
          { path: "/quotes", element: <QuotesPage /> },
          { path: "/wishlist", element: <WishlistPage /> },
          { path: "/membership", element: <MembershipPage /> },
          { path: "/addresses", element: <AddressesPage /> },
          { path: "/security", element: <SecurityPage /> },
          { path: "/data", element: <DataPage /> },
          { path: "/confirm-email", element: <ConfirmEmailPage /> },
          { path: "/delete", element: <DeletePage /> },
        ],
      },
      { path: "/deleted", element: <DeletedPage /> },
      { path: "/sign-in", element: <SignInPage /> },
      { path: "/sign-up", element: <SignUpPage /> },
      { path: "/sign-out", element: <SignOutPage /> },
      { path: "/confirm", element: <ConfirmPage /> },
      { path: "/forgot-password", element: <ForgotPasswordPage /> },
      { path: "/set-password", element: <SetPasswordPage /> },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]);
