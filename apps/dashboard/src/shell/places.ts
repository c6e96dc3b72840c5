import {
  BadgeCheck,
  BadgePercent,
  Car,
  CarFront,
  ChartColumn,
  Factory,
  FileText,
  Gift,
  IdCard,
  Inbox,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  PackageSearch,
  ScrollText,
  Settings2,
  ShoppingBag,
  Tags,
  TicketPercent,
  Truck,
  Users,
  Warehouse,
} from "lucide-react";
import type { Role } from "./roles.ts";

export type Place = {
  path: string;
  /** Message with its name. */
  name: string;
  icon: LucideIcon;
  /** Roles that see it; an owner sees all. */
  roles: readonly Role[];
  /** Second key after g. */
  key: string;
};

/** The rooms of the dashboard in the order of a day. */
export const PLACES: readonly Place[] = [
  { path: "/", name: "dashboard.place.overview", icon: LayoutDashboard, roles: [], key: "h" },
  { path: "/numbers", name: "dashboard.place.numbers", icon: ChartColumn, roles: ["catalogue", "orders"], key: "n" },
  { path: "/orders", name: "dashboard.place.orders", icon: ShoppingBag, roles: ["orders", "support"], key: "o" },
  { path: "/floor", name: "dashboard.place.floor", icon: Factory, roles: ["orders"], key: "f" },
  { path: "/customers", name: "dashboard.place.customers", icon: Users, roles: ["orders", "support"], key: "c" },
  { path: "/inbox", name: "dashboard.place.inbox", icon: Inbox, roles: ["orders", "support"], key: "i" },
  { path: "/products", name: "dashboard.place.products", icon: PackageSearch, roles: ["catalogue"], key: "p" },
  { path: "/collections", name: "dashboard.place.collections", icon: Layers, roles: ["catalogue"], key: "k" },
  { path: "/workshop", name: "dashboard.place.workshop", icon: CarFront, roles: ["catalogue", "support"], key: "w" },
  { path: "/vehicles", name: "dashboard.place.vehicles", icon: Car, roles: ["catalogue"], key: "m" },
  { path: "/structure", name: "dashboard.place.structure", icon: Tags, roles: ["catalogue"], key: "l" },
  { path: "/promotions", name: "dashboard.place.promotions", icon: BadgePercent, roles: ["catalogue"], key: "r" },
  { path: "/content", name: "dashboard.place.content", icon: FileText, roles: ["catalogue"], key: "e" },
  { path: "/plans", name: "dashboard.place.plans", icon: BadgeCheck, roles: ["catalogue"], key: "u" },
  { path: "/vouchers", name: "dashboard.place.vouchers", icon: TicketPercent, roles: ["orders"], key: "v" },
  { path: "/gift-cards", name: "dashboard.place.giftCards", icon: Gift, roles: ["orders"], key: "y" },
  { path: "/delivery", name: "dashboard.place.delivery", icon: Truck, roles: ["catalogue"], key: "d" },
  {
    path: "/warehouses",
    name: "dashboard.place.warehouses",
    icon: Warehouse,
    roles: ["catalogue", "orders"],
    key: "b",
  },
  { path: "/audit?kind=CHANGE", name: "dashboard.place.audit", icon: ScrollText, roles: ["owner"], key: "a" },
  { path: "/team", name: "dashboard.place.team", icon: IdCard, roles: ["owner"], key: "t" },
  { path: "/settings", name: "dashboard.place.settings", icon: Settings2, roles: ["owner"], key: "s" },
];
