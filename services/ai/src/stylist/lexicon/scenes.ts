/** Places of the studio's Scene panel and what people call them; the first is where a car stands without any word. */
export const SCENES = [
  { id: "studio-dark", words: /(?:dark|black) studio|(?:어두운|다크) ?스튜디오|(?:暗い|黒い|ダーク)スタジオ/ },
  {
    id: "studio-light",
    words: /(?:light|bright|white) studio|(?:밝은|하얀|흰) ?스튜디오|(?:明るい|白い)スタジオ/,
  },
  {
    id: "dusk-road",
    words:
      /dusk[ -]road|dusk|sunset|해 ?질 ?녘(?: ?도로)?|해질무렵|노을(?: ?지는)?|석양|夕暮れ(?:の道)?|夕焼け|日暮れ|夕方/,
  },
  {
    id: "neon-night",
    words:
      /neon[ -]night(?:[ -]time)?|neon(?:[ -](?:city|street|lights?|lit))?|night(?:[ -]?time)?(?:[ -]city)?|네온 ?(?:나이트|밤|야경|거리)|네온|야경|밤|ネオン(?:の)?(?:夜|街|ナイト)|ネオン|夜景|夜/,
  },
  { id: "snow-field", words: /snow[ -]?field|snowy|snow|설원|눈밭|눈 ?덮인|雪原|雪景色|雪/ },
  { id: "garage", words: /garage|차고|가라지|ガレージ|車庫/ },
] as const;

export type SceneId = (typeof SCENES)[number]["id"];
