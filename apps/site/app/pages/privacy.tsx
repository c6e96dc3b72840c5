import type { HeadersFunction } from "react-router";
import { legalLoader } from "../data/legal.server.ts";
import { Legal } from "./legal.tsx";

export const loader = legalLoader("privacy");
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Privacy() {
  return <Legal of="privacy" />;
}
