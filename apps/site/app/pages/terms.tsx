import { Article } from "../parts/article.tsx";

const SECTIONS = ["who", "use", "art", "price", "payment", "delivery", "withdrawal", "fit", "demo", "law"];

export default function Terms() {
  return <Article path="/terms" name="site.termsPage" sections={SECTIONS} />;
}
