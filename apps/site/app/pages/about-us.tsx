import type { HeadersFunction } from "react-router";
import { legalLoader } from "../data/legal.server.ts";
import { Legal } from "./legal.tsx";

export const loader = legalLoader("about-us");
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AboutUs() {
  return <Legal of="about-us" />;
}
