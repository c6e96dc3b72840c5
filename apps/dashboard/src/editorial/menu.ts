import type { StaffMenuItemFragment, StaffMenusQuery } from "@carloom/api-client/commerce";

export type Menu = NonNullable<StaffMenusQuery["menus"]>["edges"][number]["node"];
export type Item = StaffMenuItemFragment;
