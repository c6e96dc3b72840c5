import { createBrowserRouter } from "react-router";
import { ConfirmPage } from "./pages/confirm.tsx";
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
      { path: "/", element: <ProfilePage /> },
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
