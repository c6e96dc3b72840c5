import { Article } from "../parts/article.tsx";

const SECTIONS = ["who", "visit", "cookies", "account", "builds", "orders", "sharing", "keep", "rights"];

export default function Privacy() {
  return <Article path="/privacy" name="site.privacyPage" sections={SECTIONS} />;
}
