/** Terms of the IPTC for how a picture came about. */
export type SourceType = "algorithmicMedia" | "trainedAlgorithmicMedia";

const escape = (text: string) => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** XMP that says to machines that rules, or a trained model, made a picture. */
export const xmpOf = (source: SourceType, by: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}" xmp:CreatorTool="${escape(by)}"/></rdf:RDF></x:xmpmeta>`;
