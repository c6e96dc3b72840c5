import { ProductOfVariantDocument } from "@carloom/api-client/commerce";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { languageOfRequest } from "../../language/language.tsx";
import { withLanguage } from "../../language/links.ts";
import { serverSite } from "../../server-context.ts";
import { readQuery } from "../../data/shop-query.ts";

/** `/{channel}/variants/{id}`: leads to the product, with this size chosen. What is not sold is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { commerce } = context.get(serverSite);
  const channel = params.channel ?? "";
  const answer = await commerce.tryQuery(ProductOfVariantDocument, { id: params.id ?? "", channel });
  const variant = answer?.productVariant;
  if (!variant) throw data(null, { status: 404 });
  const { car } = readQuery(new URL(request.url).searchParams);
  const text = `?variant=${encodeURIComponent(variant.sku ?? "")}${car ? `&car=${encodeURIComponent(car)}` : ""}`;
  return redirect(withLanguage(`/${channel}/products/${variant.product.slug}${text}`, languageOfRequest(request)));
}
