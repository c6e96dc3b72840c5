import type { HeadersFunction } from "react-router";
import { legalLoader } from "../data/legal.server.ts";
import { Legal } from "./legal.tsx";

export const loader = legalLoader("terms");
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Terms() {
  return <Legal of="terms" />;
}
