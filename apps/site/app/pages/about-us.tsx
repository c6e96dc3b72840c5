import { Article } from "../parts/article.tsx";
import { useSettings } from "../site-context.tsx";

const SECTIONS = ["studio", "scale", "fitment", "order", "company"];

export default function AboutUs() {
  const { shop } = useSettings();
  return (
    <Article
      path="/about-us"
      name="site.aboutPage"
      sections={SECTIONS}
      variants={shop.demo ? {} : { company: "real" }}
    />
  );
}
