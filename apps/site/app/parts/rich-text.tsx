import type { Block, Span } from "@carloom/i18n/rich-text";
import type { ReactNode } from "react";

/** Lines of a text with their breaks. */
const lines = (text: string): ReactNode =>
  text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold, italic, href }, index) => {
    let words: ReactNode = lines(text);
    if (italic) words = <em>{words}</em>;
    if (bold) words = <strong>{words}</strong>;
    const key = `${index} ${text}`;
    return href ? (
      <a key={key} className="ui-link" href={href}>
        {words}
      </a>
    ) : (
      <span key={key}>{words}</span>
    );
  });
}

function One({ block }: { block: Block }) {
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((spans, index) => (
          <li key={index}>
            <Words spans={spans} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Words spans={block.spans} />;
  if (block.kind === "heading") return block.level === 2 ? <h2>{words}</h2> : <h3>{words}</h3>;
  return block.kind === "quote" ? <blockquote>{words}</blockquote> : <p>{words}</p>;
}

/** Rich text of the shop, drawn from its parts: no word of it is taken for markup. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <One key={index} block={block} />);
}

type Part = { heading: Block | null; blocks: Block[] };

/** Each heading with what stands below it. */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === "heading" && block.level === 2) parts.push({ heading: block, blocks: [] });
    else if (last) last.blocks.push(block);
    else parts.push({ heading: null, blocks: [block] });
  }
  return parts;
}

/** The same in sections, the name of each beside its text. */
export function RichSections({ blocks }: { blocks: readonly Block[] }) {
  return partsOf(blocks).map(({ heading, blocks: below }, index) => (
    <section key={index} className="site-grid article-section">
      {heading ? <One block={heading} /> : null}
      <div className="rich-text">
        <RichText blocks={below} />
      </div>
    </section>
  ));
}
