"""Cuts the Korean and Japanese reading faces to the characters of our own text: `python3 scripts/faces/cut.py` (fonttools, brotli).

The packages hold each face in 124 slices of one variable font. What our messages, the company's details and the catalogue's
names are written in is taken out of all slices and put into one file a language, with a style sheet that names its characters.
Run it again after new texts: a character that is missing comes from the slices, so nothing breaks meanwhile.
"""
import copy
import glob
import io
import json
import os
import re

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
FACES = os.path.join(ROOT, "packages/ui/src/faces")
# weights that the pages use
WEIGHTS = (400, 700)
LANGUAGES = {
    "ko": ("kr", "Noto Sans KR Variable"),
    "ja": ("jp", "Noto Sans JP Variable"),
}
# texts that are written elsewhere than in the messages
MORE = ["apps/site/app/company.ts", "apps/site/app/language/switcher.tsx", "packages/cars/src/**/*.ts"]
SCRIPTS = {"ko": re.compile(r"[\u3000-\u303f\uac00-\ud7a3\uff00-\uff5e]"), "ja": re.compile(r"[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff5e]")}


def characters(language):
    text = "".join(open(file, encoding="utf8").read() for file in glob.glob(f"{ROOT}/packages/i18n/messages/*.{language}.json"))
    for pattern in MORE:
        text += "".join(open(file, encoding="utf8").read() for file in glob.glob(f"{ROOT}/{pattern}", recursive=True))
    return {ord(character) for character in SCRIPTS[language].findall(text)}


def slices(package):
    folder = f"{ROOT}/node_modules/@fontsource-variable/noto-sans-{package}"
    css = open(f"{folder}/index.css", encoding="utf8").read()
    for file, ranges in re.findall(r"src: url\(\./files/([^)]+)\).*?unicode-range: ([^;]+);", css, re.S):
        held = set()
        for part in ranges.split(","):
            first, _, last = part.strip()[2:].partition("-")
            held |= set(range(int(first, 16), int(last or first, 16) + 1))
        yield f"{folder}/files/{file}", held


def cut(file, wanted):
    """One slice with the wanted characters alone, its glyphs named so that no two slices share a name."""
    font = TTFont(file)
    options = subset.Options(layout_features=[], notdef_outline=True, hinting=False, drop_tables=["GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "VVAR", "HVAR", "MVAR", "STAT"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    kept = io.BytesIO()
    font.save(kept)
    kept.seek(0)
    return TTFont(kept)


def joined(parts):
    """All slices as one font. They were cut from one variable font: same masters, same metrics, glyphs of their own."""
    whole = parts[0]
    glyphs, variations, widths = whole["glyf"], whole["gvar"].variations, whole["hmtx"].metrics
    order, table = list(whole.getGlyphOrder()), whole.getBestCmap()
    for number, part in enumerate(parts[1:], 1):
        named = {name: f"s{number}.{name}" for name in part.getGlyphOrder() if name != ".notdef"}
        for old, new in named.items():
            glyph = copy.deepcopy(part["glyf"][old])
            if glyph.isComposite():
                for component in glyph.components:
                    component.glyphName = named[component.glyphName]
            glyphs.glyphs[new] = glyph
            variations[new] = part["gvar"].variations[old]
            widths[new] = part["hmtx"].metrics[old]
            order.append(new)
        for code, name in part.getBestCmap().items():
            table.setdefault(code, named[name])
    whole.setGlyphOrder(order)
    glyphs.glyphOrder = order
    for sub in whole["cmap"].tables:
        sub.cmap = {code: name for code, name in table.items() if code < 0x10000}
    whole["maxp"].numGlyphs = len(order)
    return whole


def ranges(codes):
    out, codes = [], sorted(codes)
    first = last = codes[0]
    for code in [*codes[1:], None]:
        if code is not None and code == last + 1:
            last = code
            continue
        out.append(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}")
        if code is not None:
            first = last = code
    return ", ".join(out)


for language, (package, family) in LANGUAGES.items():
    wanted = characters(language)
    parts, found = [], set()
    for file, held in slices(package):
        here = (held & wanted) - found
        if here:
            part = cut(file, here)
            parts.append(part)
            found |= set(part.getBestCmap())
    face = instancer.instantiateVariableFont(joined(parts), {"wght": WEIGHTS})
    face.flavor = "woff2"
    name = f"noto-{language}-own.woff2"
    face.save(os.path.join(FACES, name))
    with open(os.path.join(ROOT, f"packages/ui/src/fonts-{language}-own.css"), "w", encoding="utf8") as css:
        css.write(
            f"""/* Written by scripts/faces/cut.py: the characters of our own text in one file. */
@font-face {{
  font-family: "{family}";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./faces/{name}") format("woff2-variations");
  unicode-range: {ranges(found)};
}}
"""
        )
    print(language, len(found), "of", len(wanted), os.path.getsize(os.path.join(FACES, name)))
