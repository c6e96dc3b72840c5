import { data } from "react-router";
import { NotFound } from "../parts/not-found.tsx";

/** The same texts and the same status as an address that does not exist. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
