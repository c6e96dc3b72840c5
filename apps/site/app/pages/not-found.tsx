import { data } from "react-router";
import { NotFound } from "../parts/not-found.tsx";

/** Any address that no other route knows. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
