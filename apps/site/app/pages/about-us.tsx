import { Article } from "../parts/article.tsx";

export default function AboutUs() {
  return (
    <Article path="/about-us" name="site.aboutPage" sections={["studio", "scale", "fitment", "order", "company"]} />
  );
}
