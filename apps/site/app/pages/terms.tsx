import { Article } from "../parts/article.tsx";
import { useSettings } from "../site-context.tsx";
import { usePaymentText } from "./payment-text.ts";

const SECTIONS = ["who", "use", "art", "price", "payment", "delivery", "withdrawal", "fit", "demo", "law"];

/** Says what is set up: cards only where they are taken, and the demonstration only where its goods are sold. */
export default function Terms() {
  const { shop, payments } = useSettings();
  const paymentText = usePaymentText();
  return (
    <Article
      path="/terms"
      name="site.termsPage"
      sections={SECTIONS.filter((section) => section !== "demo" || shop.demo)}
      variants={{ payment: paymentText, ...(payments.length > 0 && { demo: "card" }) }}
    />
  );
}
