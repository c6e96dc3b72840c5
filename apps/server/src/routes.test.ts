import { expect, it } from "vitest";
import { routesOf, SERVICE_ROUTES, SPA_ROUTES } from "./routes.ts";

it.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/car", "/car"],
  ["/car.data", "/car"],
  ["/car/halden-gt", "/car/:TempleteSlug"],
  ["/default-channel", "/:channel"],
  ["/default-channel/products/rim", "/:channel/products/:slug"],
  ["/default-channel/products/rim.data", "/:channel/products/:slug"],
  ["/robots.txt", "/robots.txt"],
  ["/assets/a-1.js", "/assets/*"],
  ["/favicon.ico", "files"],
  ["/no/such/page/anywhere", "/*"],
  ["/auth/xsrf", "/auth/*"],
])("an address of the site is counted under its route: %s", (path, route) => {
  const site = ["/:channel", "/:channel/products/:slug", "/car/:TempleteSlug", "/robots.txt", "/car"];
  expect(routesOf([...site, ...SPA_ROUTES])(path)).toBe(route);
});

it("and one of the services, none of which is everything", () => {
  const route = routesOf(SERVICE_ROUTES);
  expect(["/commerce/graphql/", "/cdn/a/b.png", "/commerce/graphql", "/wp-admin/x", "/x.php"].map(route)).toEqual([
    "/commerce/graphql/",
    "/cdn/*",
    "/commerce/*",
    "other",
    "files",
  ]);
});
