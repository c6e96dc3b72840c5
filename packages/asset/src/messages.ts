/**
 * English text of every refusal and note; `{name}` is filled from its values. Refusals say what is wrong and what to do.
 * Other languages key on the code.
 */
const MESSAGES = {
  // refusals of packages
  "zip-broken": "The zip cannot be unpacked. Pack the files again, without a password.",
  "zip-too-large": "The zip unfolds to {bytes} bytes; at most {limit} are accepted. Pack only what the model needs.",
  "zip-too-many": "The zip holds more than {limit} files. Pack only what the model needs.",
  "zip-path": "The zip names a file outside itself (“{name}”). Pack the folder again.",
  "zip-no-model": "The zip holds no .glb, .gltf or .obj file. Pack the model with its files.",
  "zip-models": "The zip holds {count} models. Pack each car by itself.",
  "file-missing": "“{name}”, which the model needs, is not in the zip. Pack it too.",
  "package-broken": "The package cannot be read ({reason}). Export it again.",
  "package-newer":
    "The package was written by a newer version of Carloom. Update this installation, then bring it again.",
  "package-hash": "“{name}” is not as the package says. The file was changed or damaged; export it again.",
  "package-unlisted": "The package holds “{name}”, which it does not list. Export it again.",
  "package-model":
    "The model breaks the glTF standard in {count} places; the first: {first}. It is not shown as it is.",
  // refusals before parsing
  "file-too-large":
    "The file has {bytes} bytes; at most {limit} are accepted. Export it with fewer triangles or smaller textures.",
  "not-a-glb": "This is not a binary glTF file. Export the model as .glb (glTF 2.0, binary).",
  "glb-version": "The file is glTF version {version}. Export it as glTF 2.0.",
  "glb-truncated":
    "The file says it has {declared} bytes but ends after {bytes}. It was cut off; copy or export it again.",
  "glb-no-json": "The file holds no glTF description. Export it again as .glb.",
  "json-too-large":
    "The description in the file has {bytes} bytes; at most {limit} are accepted. Remove extra data and export again.",
  "json-too-deep":
    "The description in the file nests deeper than {limit} levels. Remove custom data (extras) and export again.",
  "json-syntax": "The description in the file is not valid JSON. Export it again.",
  "json-shape": "The property “{property}” in the file is malformed. Export it again with a current exporter.",
  "json-reference": "“{property}” points to entry {index}, which does not exist. Export the file again.",
  "gltf-version": "The file does not say that it is glTF 2.0. Export it as glTF 2.0.",
  "extension-required":
    "The file needs the extension “{name}”, which is not supported. Export it without that extension.",
  "too-many": "The file has {count} {what}; at most {limit} are accepted. Join what belongs together and export again.",
  "external-uri": "The {what} lies outside the file. Export as one .glb with everything embedded.",
  "buffer-short":
    "Buffer {index} says it has {declared} bytes, the file holds {bytes}. It was cut off or changed; export it again.",
  "view-bounds": "A {what} (entry {index}) reaches past the end of its data. The file is damaged; export it again.",
  "declares-too-much":
    "The file declares {bytes} bytes of geometry (reached at accessor {index}); at most {limit} are accepted. Reduce the triangles and export again.",
  "scene-too-large":
    "The scene shows {elements} vertices and indices, copies included; at most {limit} are accepted. Reduce the triangles or the copies.",
  "draco-mismatch":
    "The Draco data of mesh {index} holds more than the file declares. Export it again, or without Draco.",
  "node-depth": "Nodes are nested deeper than {limit} levels. Flatten the hierarchy and export again.",
  "node-cycle": "The node hierarchy contains a loop. Export the file again.",
  "node-two-parents": "Node {index} has two parents. Export the file again.",
  "image-type": "Image {index} is not a PNG, JPEG or WebP. Convert it and export again.",
  "image-too-large":
    "Image {index} is {width} × {height} pixels; at most {limit} pixels are accepted. Reduce it and export again.",
  "validator-failed":
    "The file could not be validated within {seconds} s and {megabytes} MB. Simplify it and export again.",
  unreadable: "The file could not be decoded: {reason}. Export it again without compression.",
  "no-geometry": "The file shows no triangles. Export the model's meshes with it.",
  "out-of-memory": "The model needs more memory than is available. Reduce the triangles and export again.",
  "out-of-time": "The import did not end within {seconds} s. Reduce the triangles and try again.",
  // refusals of pictures
  "picture-empty": "The file is empty. Choose another picture.",
  "picture-bytes": "The picture has {bytes} bytes; at most {limit} are accepted. Save it smaller.",
  "picture-type": "This is not a PNG, JPEG, WebP or SVG picture. Convert it and try again.",
  "picture-broken": "The picture is damaged and could not be read. Save it again.",
  "picture-edge":
    "The picture is {width} × {height} pixels; at most {limit} along an edge are accepted. Save it smaller.",
  "picture-pixels":
    "The picture is {width} × {height} pixels; at most {limit} pixels are accepted. Reduce it and try again.",
  "svg-syntax": "The SVG is not well-formed ({reason}). Save it again as plain SVG.",
  "svg-doctype": "The SVG has a document type or entities, which are not accepted. Save it as plain SVG.",
  "svg-element": "The SVG contains <{name}>, which is not accepted. Convert it to paths and save as plain SVG.",
  "svg-attribute": "The SVG attribute “{name}” on <{element}> is not accepted. Save it as plain SVG.",
  "svg-reference": "The SVG refers to something outside itself (“{name}” on <{element}>). Embed it or remove it.",
  "svg-style": "The SVG's style rules contain something that is not accepted. Save it with presentation attributes.",
  "svg-depth": "The SVG nests deeper than {limit} levels. Ungroup it and save again.",
  "svg-elements": "The SVG has more than {limit} elements. Simplify it and save again.",
  "svg-size": "The SVG states no usable size. Give it a viewBox, or width and height.",
  "svg-expands":
    "The SVG is too much work to draw: its copies, markers, patterns and filters multiply to more than {limit}. Expand or remove them.",
  // notes on what was found and done
  "package-taken": "Taken as it is from a package: model, zones, slots and panels are those of “{slug}”.",
  "package-licence": "The package says of its licence: {text}. Declare yourself by what right you show the car.",
  "source-invalid":
    "The file breaks the glTF standard in {count} places; the first: {first}. It was read as well as possible.",
  cameras: "Left out {count} camera(s): {names}.",
  lights: "Left out {count} light(s).",
  animations: "Left out {count} animation(s); the car stands still as in the first frame.",
  "skins-or-morphs": "{count} skinned or morphing mesh(es) were taken in their rest pose.",
  "not-triangles": "Left out {count} primitive(s) of points or lines.",
  variants: "The file has {count} material variants ({names}); the one shown first was taken.",
  props: "Left out “{name}” (material “{material}”): it looks like cloth, floor or another prop, not part of the car.",
  "dropped-stated": "Left out “{name}”, as was asked.",
  "normals-missing": "{count} mesh(es) have no normals: their edges are drawn hard.",
  "uvs-missing": "{count} textured mesh(es) have no texture coordinates: their pictures cannot be drawn.",
  duplicates: "{count} mesh(es) lie twice in the same place: {names}. They cost time and flicker.",
  flipped: "{count} mesh(es) have faces that point inwards: {names}. They may be drawn black or not at all.",
  "fixed-duplicates": "Left out {count} mesh(es) that lay twice in the same place: {before} to {after} triangles.",
  "fixed-flip": "Turned the faces of {count} mesh(es) outwards.",
  "fixed-normals": "Gave {count} mesh(es) smooth normals.",
  "fixed-weld": "Joined the points of {count} mesh(es) that lay together: {before} to {after} triangles.",
  "colors-split": "“{material}” was divided into {count} colours of its picture; each can be a zone.",
  "faces-lost": "Faces of “{name}” were named when the file read otherwise; name them again.",
  "rim-told": "Rim and tyre were one mesh; they were told apart by {how}. Check the edge.",
  "part-turned": "Turned as it is mounted: a wheel's face outwards, what lies across the car across it.",
  "part-kind": "Neither its name nor its shape says what this part is. Choose its kind.",
  "part-seat": "The rim shows no bead seat. Its diameter and width were worked out from the flanges; check them.",
  "part-disc": "Nothing round was found that a brake's disc could be. Check the kind, or name its material Disc.",
  "part-bell": "No flat mounting face was found on the disc. Set the mounting point yourself.",
  "part-hub": "No flat mounting face was found around the axle. Set the offset yourself.",
  "wheels-stated": "{count} wheel(s) stand where they were set.",
  "wheels-cut": "The wheels were cut loose from “{names}”.",
  "hinge-made": "“{name}” swings with {panels}.",
  "hinge-empty": "Nothing was found to swing with “{name}”.",
  "plate-made": "Added the {side} number plate, {width} × {height} mm.",
  "plate-there": "The file has a {side} number plate, which stays; the one that was set was left out.",
  "plate-off": "The {side} number plate that was set is not on the car and was left out. Set it on the surface.",
  "zone-stated": "Zone “{zone}” from material “{material}”, as was asked.",
  "zone-none": "Material “{material}” is not painted, as was asked.",
  "props-kept": "“{name}” may be a prop, but lies within the car and was kept.",
  scale:
    "The file is not to scale: {length} m long as given. It was multiplied by {factor}; check the length of {result} m.",
  "scale-guess":
    "The length of {length} in the file fits no unit. It was scaled by {factor} to {result} m; state the true length.",
  "scale-stated": "Scaled by {factor} to the stated length of {result} m.",
  "turned-up": "The car stood on end; it was turned upright.",
  "turned-nose": "The car was turned by {degrees}° so that its nose points to +Z ({evidence}).",
  "nose-sure": "The nose already points to +Z ({evidence}).",
  "nose-unsure":
    "Nothing in the file says where the nose is; it was taken to point to +Z. Import again with the nose stated if it is wrong.",
  grounded: "Moved by {x}, {y}, {z} m so that the wheels stand on the ground and the car is centred.",
  "no-wheels":
    "No four wheels were found, neither by names nor by shape: wheels cannot be swapped, and the car is centred by its outline.",
  "wheels-found": "Found four wheels by {how}: tyre {diameter} × {width} mm, rim about {rim} in.",
  "wheels-inexact": "The four wheels differ in size by {percent} %; the left ones were measured.",
  "wheels-straightened": "The {axle} wheels were turned by {degrees}°; they now point straight ahead.",
  "wheels-whole": "Rim and tyre of the wheels are one material: the rim cannot be painted apart.",
  "hub-unknown":
    "Bolt pattern, centre bore and offset are not in a model file: wheels get the fitment verdict “unknown” until they are stated (--bolt-pattern, --centre-bore, --offset).",
  "offset-assumed":
    "The wheels' offset is not stated; the mounting plane was assumed {offset} mm outside the wheel's centre.",
  "zone-body-guess": "No material is named like paint; “{material}” covers most of the outside and became the body.",
  "zone-found": "Zone “{zone}” from material “{materials}”.",
  "paint-textured":
    "The paint “{material}” carries a picture (lamps, wheels or markings may be in it): painting tints all of it.",
  "paint-textures-dropped":
    "Left out the repeating texture(s) of paint “{material}”; the product's own flakes replace them.",
  "paint-single": "Body, wheels and details share one material: only one zone could be proposed.",
  "glass-converted": "Glass “{material}” changed from transmission to alpha, which draws twice as fast.",
  "no-glass": "No glass was found.",
  "material-extension": "Left out {extension} of {count} material(s): the product draws it otherwise or not at all.",
  slot: "Slot “{slot}” from “{nodes}”.",
  "slots-missing": "No separate parts were found for: {slots}. They cannot be swapped on this car.",
  panels: "{count} paintable panels: {names}.",
  "panel-stated": "Faces of “{name}” are laid out with {panels}, as you asked.",
  "panel-unpainted":
    "Faces of “{name}” were to be laid out with {panels}, but they are not painted: name their zone as well.",
  "windows-guess":
    "Nothing in the file says which faces are windows; “{material}” was taken for glass, by {how}. Give it a zone where that is wrong.",
  "panels-split": "“{name}” covers several sides of the car and was divided by direction into {panels}.",
  "no-panels": "No paintable panel was found: stickers cannot be placed.",
  hidden: "{triangles} painted triangles cannot be seen from outside; they take paint but no stickers.",
  unwrapped: "Livery map: {charts} charts, {density} px per mm at {resolution} px, no texel shared.",
  "unwrap-coarse": "The livery map has {density} px per mm at {resolution} px; 1.0 is wanted for sharp stickers.",
  simplified: "Reduced from {before} to {after} triangles (error at most {error} mm).",
  "over-budget":
    "The car has {triangles} triangles, over the budget of {budget}; it could not be reduced further without harm.",
  textures: "{count} texture(s) became WebP of at most {size} px: {before} to {after} bytes.",
  "texture-broken": "Texture {index} could not be decoded and was left out.",
  "output-large": "The result has {bytes} bytes, more than the {limit} aimed at.",
  interior: "No interior was found: through the glass the car looks empty.",
} as const;

export type MessageCode = keyof typeof MESSAGES;
/** Every code, for whoever has words of its own for each. */
export const MESSAGE_CODES = Object.keys(MESSAGES) as MessageCode[];

/** The English text of a code with its values filled in. */
export function explain(code: MessageCode, values: Readonly<Record<string, string | number>> = {}): string {
  return MESSAGES[code].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? "?"));
}
