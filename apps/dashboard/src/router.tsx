import { createBrowserRouter } from "react-router";
import { askWhere, room } from "./boot/ahead.ts";
import { Broken } from "./shell/broken.tsx";
import { Frame } from "./shell/frame.tsx";
import { mayNow } from "./shell/may-now.ts";
import { NotFound } from "./shell/not-found.tsx";
import { roomOf } from "./shell/rooms.ts";
import { StaffOnly, Waiting } from "./shell/staff-only.tsx";

askWhere((pathname) => mayNow(...(roomOf(pathname)?.roles ?? [])));

/** The first screen loads no other room: each comes when it is pointed at or entered, or while nothing else is done. */
export const router = createBrowserRouter([
  {
    element: <StaffOnly />,
    errorElement: <Broken />,
    hydrateFallbackElement: <Waiting />,
    children: [
      {
        element: <Frame />,
        children: [
          {
            errorElement: <Broken />,
            children: [
              room(
                "/",
                () => import("./overview/overview.tsx"),
                (it) => it.Overview,
              ),
              room(
                "/numbers",
                () => import("./numbers/numbers.tsx"),
                (it) => it.Numbers,
              ),
              room(
                "/orders",
                () => import("./orders/orders.tsx"),
                (it) => it.Orders,
              ),
              room(
                "/drafts",
                () => import("./drafts/drafts.tsx"),
                (it) => it.Drafts,
              ),
              room(
                "/drafts/:id",
                () => import("./drafts/draft.tsx"),
                (it) => it.Draft,
              ),
              room(
                "/orders/:id",
                () => import("./orders/order.tsx"),
                (it) => it.Order,
              ),
              room(
                "/orders/:id/slip",
                () => import("./orders/slip.tsx"),
                (it) => it.Slip,
              ),
              room(
                "/slips",
                () => import("./orders/slips.tsx"),
                (it) => it.Slips,
              ),
              room(
                "/floor",
                () => import("./floor/floor.tsx"),
                (it) => it.Floor,
              ),
              room(
                "/floor/piece/:design/:number",
                () => import("./floor/piece.tsx"),
                (it) => it.FloorPiecePage,
              ),
              room(
                "/floor/sheet/:design/:film/:sheet",
                () => import("./floor/sheet.tsx"),
                (it) => it.FloorSheet,
              ),
              room(
                "/floor/labels/:design",
                () => import("./floor/labels.tsx"),
                (it) => it.FloorLabels,
              ),
              room(
                "/customers",
                () => import("./customers/customers.tsx"),
                (it) => it.Customers,
              ),
              room(
                "/customers/:id",
                () => import("./customers/customer.tsx"),
                (it) => it.Customer,
              ),
              room(
                "/products",
                () => import("./products/products.tsx"),
                (it) => it.Products,
              ),
              room(
                "/products/import",
                () => import("./import/import.tsx"),
                (it) => it.Import,
              ),
              room(
                "/products/:id",
                () => import("./products/product.tsx"),
                (it) => it.Product,
              ),
              room(
                "/workshop",
                () => import("./workshop/workshop.tsx"),
                (it) => it.Workshop,
              ),
              room(
                "/workshop/stickers",
                () => import("./stickers/stickers.tsx"),
                (it) => it.Stickers,
              ),
              room(
                "/workshop/film-colors",
                () => import("./film-colors/film-colors.tsx"),
                (it) => it.FilmColors,
              ),
              room(
                "/workshop/shelf",
                () => import("./shelf/shelf.tsx"),
                (it) => it.Shelf,
              ),
              room(
                "/workshop/parts",
                () => import("./workshop-parts/parts.tsx"),
                (it) => it.WorkshopParts,
              ),
              room(
                "/workshop/parts/:uuid",
                () => import("./workshop-parts/part.tsx"),
                (it) => it.WorkshopPart,
              ),
              room(
                "/workshop/:uuid",
                () => import("./workshop/car.tsx"),
                (it) => it.WorkshopCar,
              ),
              room(
                "/vehicles",
                () => import("./vehicles/vehicles.tsx"),
                (it) => it.Vehicles,
              ),
              room(
                "/vehicles/rules",
                () => import("./road/rules.tsx"),
                (it) => it.RoadRules,
              ),
              room(
                "/vehicles/import",
                () => import("./vehicles/vehicle-import.tsx"),
                (it) => it.VehicleImport,
              ),
              room(
                "/inbox",
                () => import("./inbox/inbox.tsx"),
                (it) => it.Inbox,
              ),
              room(
                "/structure",
                () => import("./products/structure.tsx"),
                (it) => it.Structure,
              ),
              room(
                "/structure/categories/:id",
                () => import("./categories/category.tsx"),
                (it) => it.Category,
              ),
              room(
                "/structure/attributes/:id",
                () => import("./attributes/attribute.tsx"),
                (it) => it.Attribute,
              ),
              room(
                "/promotions",
                () => import("./promotions/promotions.tsx"),
                (it) => it.Promotions,
              ),
              room(
                "/vouchers",
                () => import("./vouchers/vouchers.tsx"),
                (it) => it.Vouchers,
              ),
              room(
                "/gift-cards",
                () => import("./gift-cards/gift-cards.tsx"),
                (it) => it.GiftCards,
              ),
              room(
                "/gift-cards/:id",
                () => import("./gift-cards/gift-card.tsx"),
                (it) => it.GiftCard,
              ),
              room(
                "/delivery",
                () => import("./delivery/delivery.tsx"),
                (it) => it.Delivery,
              ),
              room(
                "/collections",
                () => import("./collections/collections.tsx"),
                (it) => it.Collections,
              ),
              room(
                "/collections/:id",
                () => import("./collections/collection.tsx"),
                (it) => it.Collection,
              ),
              room(
                "/plans",
                () => import("./plans/plans.tsx"),
                (it) => it.Plans,
              ),
              room(
                "/warehouses",
                () => import("./warehouses/warehouses.tsx"),
                (it) => it.Warehouses,
              ),
              room(
                "/content/:room?/:key?/:language?",
                () => import("./editorial/content.tsx"),
                (it) => it.Content,
              ),
              room(
                "/audit",
                () => import("./settings/audit.tsx"),
                (it) => it.Audit,
              ),
              room(
                "/team",
                () => import("./settings/team.tsx"),
                (it) => it.Team,
              ),
              room(
                "/settings",
                () => import("./settings/settings.tsx"),
                (it) => it.Settings,
              ),
              { path: "*", element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]);
