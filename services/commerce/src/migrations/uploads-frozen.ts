import { buildIndex, type Migrations } from "@carloom/platform";

const uploads = (column: string, path: string) =>
  `using gin ((jsonb_path_query_array(${column}, '${path}.stickers[*].art ? (@.kind == "upload").uuid')))`;

/** Which carts, orders and quotes show an uploaded picture, by its uuid. */
export const uploadsFrozenMigrations: Migrations = {
  "20261129_1017_commerce_uploads_frozen": {
    outside: true,
    async up(db) {
      const build = (name: string, on: string) => buildIndex(db, "commerce", name, on);
      await build("design_uploads", `commerce.design ${uploads("build", "$")}`);
      await build("design_version_uploads", `commerce.design_version ${uploads("build", "$")}`);
      await build("quote_uploads", `commerce.quote ${uploads("designs", "$[*].build")}`);
    },
  },
};
