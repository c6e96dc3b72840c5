import { componentsOf, neutralPrinter } from "./icc.ts";
import { Inks } from "./inks.ts";
import { deflated, list, PdfFile, type Ref, ref, textString } from "./objects.ts";

/** Layers of every file, in the order in which a reader lists them, and whether they are printed. */
export const LAYERS = ["White", "Print", "Kiss cut", "Through cut", "Marks", "Notes"] as const;
export type LayerName = (typeof LAYERS)[number];

export type PdfPage = {
  /** mm */
  width: number;
  height: number;
  /** What is kept when all is cut, and that with its bleed. */
  trim: readonly [number, number, number, number];
  bleed: readonly [number, number, number, number];
  /** In mm from the lower left corner. */
  content: string;
};
export type PdfHead = {
  title: string;
  /** Of what is made, not of when: the same order makes the same bytes. */
  date: Date;
  output: { condition: string; icc: Uint8Array } | null;
  /** 32 hexadecimal digits of what goes in. */
  id: string;
};

const PT = 72 / 25.4;
const PRODUCER = "Carloom";
const points = (box: readonly number[]) => `[${list(box.map((v) => v * PT))}]`;

const escaped = (text: string) => text.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`);

function metadata({ title, date, id }: PdfHead): string {
  const at = date.toISOString().replace(/\.\d+Z$/, "Z");
  const uuid = `uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
  return [
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>`,
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">`,
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">`,
    `<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:MetadataDate>${at}</xmp:MetadataDate>`,
    `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><pdf:Producer>${PRODUCER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>`,
    `<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>${uuid}</xmpMM:InstanceID><xmpMM:RenditionClass>default</xmpMM:RenditionClass><xmpMM:VersionID>1</xmpMM:VersionID>`,
    `</rdf:Description></rdf:RDF></x:xmpmeta>`,
    `<?xpacket end="r"?>`,
  ].join("\n");
}

const outputOf = ({ condition, icc }: NonNullable<PdfHead["output"]>) => ({
  condition,
  components: componentsOf(icc),
  packed: deflated(icc),
});
let kept: ReturnType<typeof outputOf> | undefined;
/** Of ten thousand colours, and the same in every file. */
function neutral() {
  kept ??= outputOf({ condition: "Custom", icc: neutralPrinter() });
  return kept;
}

/** Begins a file: what pages draw with, and how a layer is opened. */
export function beginPdf() {
  const pdf = new PdfFile();
  const inks = new Inks(pdf);
  const groups = new Map<LayerName, Ref>(
    LAYERS.map((name) => [name, pdf.add(`<< /Type /OCG /Name ${textString(name)} >>`)]),
  );
  const onLayer = (name: LayerName, content: string): string =>
    content === "" ? "" : `/OC ${inks.layer(name, groups.get(name) ?? 0)} BDC\n${content}EMC\n`;

  /** @param pages drawn one after the other: of all of them at once their content would be most of what is held */
  const finish = (head: PdfHead, pages: Iterable<PdfPage>): Uint8Array => {
    const parent = pdf.reserve();
    const kids = Array.from(pages, ({ width, height, trim, bleed, content }) => {
      const body = pdf.stream("", `q ${PT} 0 0 ${PT} 0 0 cm\n${content}Q\n`);
      const whole = points([0, 0, width, height]);
      const boxes = `/MediaBox ${whole} /CropBox ${whole} /BleedBox ${points(bleed)} /TrimBox ${points(trim)}`;
      const group = `/Group << /S /Transparency /CS ${ref(inks.srgb)} /I true /K false >>`;
      return pdf.add(
        `<< /Type /Page /Parent ${ref(parent)} ${boxes} ${group} /Resources ${ref(inks.resources)} /Contents ${ref(body)} >>`,
      );
    });
    inks.finish();
    pdf.set(parent, `<< /Type /Pages /Kids [${kids.map(ref).join(" ")}] /Count ${kids.length} >>`);
    const { condition, components, packed } = head.output ? outputOf(head.output) : neutral();
    const output = pdf.stream(`/N ${components}`, packed, { filter: "/FlateDecode" });
    const intent = pdf.add(
      `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier ${textString(condition)} /OutputCondition ${textString(condition)} /Info ${textString(condition)} /DestOutputProfile ${ref(output)} >>`,
    );
    const meta = pdf.stream("/Type /Metadata /Subtype /XML", new TextEncoder().encode(metadata(head)), { plain: true });
    const order = LAYERS.map((name) => ref(groups.get(name) ?? 0)).join(" ");
    const layers = `/OCProperties << /OCGs [${order}] /D << /Name (Default) /Order [${order}] /ON [${order}] /BaseState /ON >> >>`;
    const root = pdf.add(
      `<< /Type /Catalog /Pages ${ref(parent)} /OutputIntents [${ref(intent)}] /Metadata ${ref(meta)} ${layers} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const when = `(D:${head.date.toISOString().replace(/\D/g, "").slice(0, 14)}Z)`;
    const info = pdf.add(
      `<< /Title ${textString(head.title)} /Creator (${PRODUCER}) /Producer (${PRODUCER}) /CreationDate ${when} /ModDate ${when} /Trapped /False /GTS_PDFXVersion (PDF/X-4) >>`,
    );
    return pdf.bytes(root, info, head.id);
  };
  return { inks, onLayer, finish };
}
