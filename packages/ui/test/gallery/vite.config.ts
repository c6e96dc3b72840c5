import tailwind from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** `npx vite packages/ui/test/gallery` shows every primitive; `?scale=studio&theme=light&lang=ko` the variants. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwind()],
  build: { outDir: "/tmp/carloom-gallery" },
});
