/** What stands around the floor. Each is drawn by direction alone, or as a room around the car. */
export const PLACES = ["studio", "road", "street", "snow", "garage"] as const;
export type Place = (typeof PLACES)[number];

/** Half width, height and half length of the garage in metres; also where its floor ends. */
export const GARAGE_ROOM = [9.5, 4.4, 12] as const;

const ROOM = GARAGE_ROOM.map((v) => v.toFixed(1)).join(", ");

/**
 * GLSL: `vec3 placeAt(vec3 direction, vec3 from)` in linear display colours, on top of `wallAt` and its uniforms. `PLACE` is
 * defined as the place's number: a program holds one place, since all of them take seconds to compile on weak machines.
 * Everything is soft by itself: nothing needs anti-aliasing or a texture.
 */
export const PLACE_GLSL = /* glsl */ `
const vec3 ROOM = vec3(${ROOM});
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) { return 0.5 * noise(p) + 0.25 * noise(p * 2.03 + 7.1) + 0.125 * noise(p * 4.1 + 3.7) + 0.0625 * noise(p * 8.3 + 1.9); }
// Ridges around the horizon without a seam: sampled on a circle.
float ridge(vec2 side, float scale, float seed) { return fbm(side * scale + seed); }

#if PLACE == 1
vec3 road(vec3 d, vec3 c, vec2 side, float sun) {
  float far = 0.004 + 0.055 * ridge(side, 2.2, 11.0);
  float near = -0.004 + 0.034 * ridge(side, 4.0, 3.0);
  vec3 haze = mix(uWall, uGlow, 0.35 + 0.65 * sun);
  c = mix(mix(haze, uWall * 0.55, 0.55), c, smoothstep(far - 0.004, far + 0.004, d.y));
  c = mix(mix(haze, uWall * 0.28, 0.82), c, smoothstep(near - 0.003, near + 0.003, d.y));
  return c;
}
#endif

#if PLACE == 2
// A pane of light at an azimuth (degrees): half sizes in radians, soft edge.
float pane(vec3 d, float azimuth, vec2 at, vec2 half_, float soft) {
  float a = radians(azimuth);
  float u = dot(d.xz, vec2(cos(a), -sin(a)));
  float f = dot(d.xz, vec2(sin(a), cos(a)));
  vec2 q = abs(vec2(u, d.y) - at) - half_;
  if (f <= 0.0) return 0.0;
  float far = length(max(q, 0.0));
  return 0.8 * (1.0 - smoothstep(-soft, soft, max(q.x, q.y))) + 0.16 * exp(-18.0 * far);
}
vec3 street(vec3 d, vec3 c) {
  // Blocks of houses with a few lit windows, all out of focus.
  float a = atan(d.x, d.z) * 7.0;
  float top = 0.10 + 0.12 * hash(vec2(floor(a), 2.0));
  float gap = smoothstep(0.0, 0.05, fract(a)) * (1.0 - smoothstep(0.95, 1.0, fract(a)));
  float block = (1.0 - smoothstep(top - 0.012, top + 0.012, d.y)) * (0.4 + 0.6 * gap);
  vec2 cell = vec2(a * 6.0, d.y * 62.0);
  vec2 f = fract(cell) - 0.5;
  float dice = hash(floor(cell) + floor(a));
  float lit = step(0.88, dice) * (1.0 - smoothstep(0.12, 0.5, length(f)));
  c = mix(c, uWall * 0.5, block);
  vec3 lamp = mix(vec3(0.2, 0.12, 0.05), vec3(0.09, 0.13, 0.2), step(0.95, dice));
  c += block * lit * lamp * smoothstep(0.015, 0.05, d.y);
  // Glow of the street between the houses.
  c += vec3(0.05, 0.022, 0.06) * exp(-d.y * 22.0);
  const float S = 0.03;
  c += vec3(1.15, 0.05, 0.42) * pane(d, 208.0, vec2(0.0, 0.085), vec2(0.10, 0.014), S);
  c += vec3(0.03, 0.62, 0.95) * pane(d, 243.0, vec2(0.0, 0.12), vec2(0.022, 0.075), S);
  c += vec3(0.95, 0.42, 0.05) * pane(d, 168.0, vec2(0.0, 0.06), vec2(0.09, 0.014), S);
  c += vec3(0.45, 0.12, 1.05) * pane(d, 140.0, vec2(0.0, 0.11), vec2(0.018, 0.06), S);
  c += vec3(0.03, 0.62, 0.95) * pane(d, 20.0, vec2(0.0, 0.09), vec2(0.09, 0.012), S);
  c += vec3(1.15, 0.05, 0.42) * pane(d, 62.0, vec2(0.0, 0.10), vec2(0.02, 0.07), S);
  c += vec3(0.95, 0.42, 0.05) * pane(d, 318.0, vec2(0.0, 0.07), vec2(0.08, 0.012), S);
  c += vec3(0.45, 0.12, 1.05) * pane(d, 285.0, vec2(0.0, 0.08), vec2(0.06, 0.012), S);
  return c;
}
#endif

#if PLACE == 3
vec3 snow(vec3 d, vec3 c, vec2 side, float sun) {
  float hills = 0.012 + 0.075 * ridge(side, 1.6, 5.0);
  float woods = 0.002 + 0.022 * ridge(side, 3.1, 17.0) + 0.011 * noise(side * 90.0);
  vec3 haze = mix(uGlow, vec3(1.0), 0.1);
  vec3 slope = mix(haze, vec3(0.46, 0.55, 0.68), 0.4 + 0.25 * ridge(side, 9.0, 1.0));
  c = mix(mix(slope, haze, 0.25 * sun), c, smoothstep(hills - 0.003, hills + 0.003, d.y));
  c = mix(mix(haze, vec3(0.16, 0.2, 0.25), 0.55), c, smoothstep(woods - 0.002, woods + 0.004, d.y));
  return mix(haze * 0.98, c, smoothstep(-0.012, 0.006, d.y));
}
#endif

#if PLACE == 4
vec3 garage(vec3 d, vec3 from) {
  vec3 k = (ROOM * vec3(sign(d.x), d.y > 0.0 ? 1.0 : 0.0, sign(d.z)) - from) / (abs(d) * sign(d) + vec3(1e-6));
  float t = min(min(k.x, k.z), d.y > 1e-4 ? k.y : 1e6);
  vec3 p = from + d * t;
  vec3 wall = vec3(0.105, 0.11, 0.118);
  float grime = 0.82 + 0.36 * fbm(p.xz * 0.9 + p.y * 1.3);
  if (t == k.y) {
    // Ceiling: dark beams and rows of tubes.
    vec3 c = vec3(0.02) * grime;
    float beam = smoothstep(0.42, 0.5, abs(fract(p.z / 3.0) - 0.5));
    c += 0.012 * beam;
    vec2 tube = vec2(abs(abs(p.x) - 2.6), abs(fract(p.z / 3.0 + 0.5) - 0.5) * 3.0);
    float on = (1.0 - smoothstep(0.07, 0.11, tube.x)) * (1.0 - smoothstep(1.05, 1.1, tube.y));
    return c + vec3(0.92, 0.96, 1.0) * (on * 1.4 + 0.06 * exp(-3.0 * tube.x));
  }
  float along = t == k.x ? p.z : p.x;
  float h = p.y / ROOM.y;
  // Lit from above; a painted band; joints of the cast wall.
  vec3 c = wall * grime * (0.35 + 0.9 * smoothstep(0.0, 0.75, h)) * (0.75 + 0.5 * exp(-0.3 * abs(along)));
  c *= 1.0 - 0.35 * (1.0 - smoothstep(0.0, 0.018, abs(fract(along / 2.4) - 0.5) * 2.4));
  c = mix(c, c * vec3(0.4, 0.42, 0.46), 1.0 - smoothstep(1.18, 1.2, p.y));
  float stripe = (1.0 - smoothstep(0.05, 0.06, abs(p.y - 1.2)));
  c = mix(c, vec3(0.5, 0.38, 0.03) * (0.4 + 0.5 * h) * grime, stripe);
  return c;
}
#endif

vec3 placeAt(vec3 d, vec3 from) {
  vec3 c = wallAt(d);
#if PLACE == 1 || PLACE == 3
  vec2 side = normalize(d.xz + vec2(1e-5));
  float sun = pow(max(0.0, 0.5 + 0.5 * dot(side, uSun.xy)), 3.0);
#endif
#if PLACE == 1
  c = road(d, c, side, sun);
#elif PLACE == 2
  c = street(d, c);
#elif PLACE == 3
  c = snow(d, c, side, sun);
#elif PLACE == 4
  c = garage(d, from);
#endif
  return c;
}

// The floor's own colour factor and, in w, how polished it is (0…1), at a point in metres. far: metres from the eye.
vec4 coatAt(vec2 p, float far) {
  float detail = 1.0 / (1.0 + far * far * 0.004);
#if PLACE == 1
  float grit = mix(0.5, noise(p * 130.0), detail);
  float patches = fbm(p * 0.35);
  float lane = (abs(p.x) - 0.85) * 2.2;
  float wear = 1.0 + 0.12 * exp(-lane * lane);
  vec3 c = vec3(0.72 + 0.5 * grit * 0.6 + 0.28 * patches) * wear;
  float edge = 1.0 - smoothstep(0.055, 0.075, abs(abs(p.x - 1.4) - 3.2));
  c = mix(c, vec3(3.4) * (0.7 + 0.3 * grit), 0.75 * edge * smoothstep(0.15, 0.5, grit + 0.3 * patches));
  return vec4(c, 0.25);
#elif PLACE == 2
  float wet = smoothstep(0.36, 0.56, fbm(p * 0.55 + 4.0));
  float grit = mix(0.5, noise(p * 110.0), detail);
  return vec4(vec3(0.7 + 0.6 * grit) * mix(1.0, 0.45, wet), mix(0.35, 1.0, wet));
#elif PLACE == 3
  float drift = fbm(p * 0.5) - 0.45;
  float grain = mix(0.5, noise(p * 60.0), detail);
  float rut = (abs(p.x) - 0.8) * 6.0;
  float track = exp(-rut * rut) * (1.0 - smoothstep(-3.0, 0.5, p.y));
  return vec4(vec3(0.93 + 0.12 * grain) + drift * vec3(0.16, 0.12, 0.08) - track * vec3(0.2, 0.17, 0.13), 0.0);
#elif PLACE == 4
  vec2 seam = abs(fract(p / 4.0 + 0.5) - 0.5) * 4.0;
  float joint = 1.0 - smoothstep(0.008, 0.02 + far * 0.0015, min(seam.x, seam.y));
  float stain = fbm(p * 0.8 + 2.0);
  return vec4(vec3(0.72 + 0.5 * stain) * (1.0 - 0.5 * joint), 0.45 + 0.45 * smoothstep(0.35, 0.6, stain));
#else
  return vec4(vec3(1.0), 1.0);
#endif
}
`;
