export { Below } from "./below.tsx";
export { Facts } from "./facts.tsx";
export { Gallery } from "./gallery.tsx";
