import { Article } from "../parts/article.tsx";
import { useSettings } from "../site-context.tsx";

const SECTIONS = ["who", "visit", "cookies", "account", "builds", "orders", "sharing", "keep", "rights"];
/** Said where the contact page's map comes from somebody else. */
const WITH_MAP = SECTIONS.flatMap((section) => (section === "visit" ? [section, "map"] : [section]));

export default function Privacy() {
  const { maps } = useSettings();
  return <Article path="/privacy" name="site.privacyPage" sections={maps.tiles ? WITH_MAP : SECTIONS} />;
}
