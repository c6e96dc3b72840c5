import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { legalLoader } from "../data/legal.server.ts";
import { NotFound } from "../parts/not-found.tsx";
import { serverSite } from "../server-context.ts";
import { Legal } from "./legal.tsx";

const load = legalLoader("accessibility");

/** The statement that Directive (EU) 2019/882 asks for; a shop that need not make one has no such page. */
export const loader = (args: LoaderFunctionArgs) =>
  args.context.get(serverSite).shop?.hasStatement === false ? data(null, { status: 404 }) : load(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Accessibility() {
  return useLoaderData<typeof loader>() ? <Legal of="accessibility" /> : <NotFound />;
}
