import { createBrowserRouter } from "react-router";
import { Broken } from "./shell/broken.tsx";
import { Frame } from "./shell/frame.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { StaffOnly } from "./shell/staff-only.tsx";

/** Every room comes when it is entered: the first screen loads no other. */
export const router = createBrowserRouter([
  {
    element: <StaffOnly />,
    errorElement: <Broken />,
    children: [
      {
        element: <Frame />,
        children: [
          {
            errorElement: <Broken />,
            children: [
              { path: "/", lazy: async () => ({ Component: (await import("./overview/overview.tsx")).Overview }) },
              { path: "/numbers", lazy: async () => ({ Component: (await import("./numbers/numbers.tsx")).Numbers }) },
              { path: "/orders", lazy: async () => ({ Component: (await import("./orders/orders.tsx")).Orders }) },
              { path: "/orders/:id", lazy: async () => ({ Component: (await import("./orders/order.tsx")).Order }) },
              {
                path: "/customers",
                lazy: async () => ({ Component: (await import("./customers/customers.tsx")).Customers }),
              },
              {
                path: "/customers/:id",
                lazy: async () => ({ Component: (await import("./customers/customer.tsx")).Customer }),
              },
              {
                path: "/products",
                lazy: async () => ({ Component: (await import("./products/products.tsx")).Products }),
              },
              {
                path: "/products/import",
                lazy: async () => ({ Component: (await import("./import/import.tsx")).Import }),
              },
              {
                path: "/products/:id",
                lazy: async () => ({ Component: (await import("./products/product.tsx")).Product }),
              },
              {
                path: "/workshop",
                lazy: async () => ({ Component: (await import("./workshop/workshop.tsx")).Workshop }),
              },
              {
                path: "/workshop/stickers",
                lazy: async () => ({ Component: (await import("./stickers/stickers.tsx")).Stickers }),
              },
              { path: "/workshop/shelf", lazy: async () => ({ Component: (await import("./shelf/shelf.tsx")).Shelf }) },
              {
                path: "/workshop/:uuid",
                lazy: async () => ({ Component: (await import("./workshop/car.tsx")).WorkshopCar }),
              },
              {
                path: "/vehicles",
                lazy: async () => ({ Component: (await import("./vehicles/vehicles.tsx")).Vehicles }),
              },
              {
                path: "/vehicles/import",
                lazy: async () => ({ Component: (await import("./vehicles/vehicle-import.tsx")).VehicleImport }),
              },
              { path: "/inbox", lazy: async () => ({ Component: (await import("./inbox/inbox.tsx")).Inbox }) },
              {
                path: "/structure",
                lazy: async () => ({ Component: (await import("./products/structure.tsx")).Structure }),
              },
              {
                path: "/structure/attributes/:id",
                lazy: async () => ({ Component: (await import("./attributes/attribute.tsx")).Attribute }),
              },
              {
                path: "/promotions",
                lazy: async () => ({ Component: (await import("./promotions/promotions.tsx")).Promotions }),
              },
              {
                path: "/vouchers",
                lazy: async () => ({ Component: (await import("./vouchers/vouchers.tsx")).Vouchers }),
              },
              {
                path: "/delivery",
                lazy: async () => ({ Component: (await import("./delivery/delivery.tsx")).Delivery }),
              },
              {
                path: "/content/:room?/:key?/:language?",
                lazy: async () => ({ Component: (await import("./editorial/content.tsx")).Content }),
              },
              { path: "/audit", lazy: async () => ({ Component: (await import("./settings/audit.tsx")).Audit }) },
              { path: "/team", lazy: async () => ({ Component: (await import("./settings/team.tsx")).Team }) },
              {
                path: "/settings",
                lazy: async () => ({ Component: (await import("./settings/settings.tsx")).Settings }),
              },
              { path: "*", element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]);
