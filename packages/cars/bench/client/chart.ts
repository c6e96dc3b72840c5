import type { Chart } from "./worker.ts";

/** The livery map on one canvas: every chart filled in a tone of its own, named, with what it takes of the map. */
export function drawCharts(canvas: HTMLCanvasElement, charts: readonly Chart[], mmPerUnit: number): void {
  const { clientWidth: w, clientHeight: h } = canvas;
  const dense = window.devicePixelRatio;
  canvas.width = w * dense;
  canvas.height = h * dense;
  const c = canvas.getContext("2d")!;
  c.scale(dense, dense);
  const side = Math.min(w - 24, h - 56);
  const [left, top] = [(w - side) / 2, 34];
  c.fillStyle = "#0c0c0d";
  c.fillRect(0, 0, w, h);
  c.fillStyle = "#1b1b1d";
  c.fillRect(left, top, side, side);
  let used = 0;
  c.textAlign = "center";
  for (const [i, { id, uv, index }] of charts.entries()) {
    const path = new Path2D();
    let [u0, v0, u1, v1] = [1, 1, 0, 0];
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, d] = [index[t]! * 2, index[t + 1]! * 2, index[t + 2]! * 2];
      const area = (uv[b]! - uv[a]!) * (uv[d + 1]! - uv[a + 1]!) - (uv[d]! - uv[a]!) * (uv[b + 1]! - uv[a + 1]!);
      used += Math.abs(area) / 2;
      for (const [k, v] of [a, b, d].entries()) {
        const [x, y] = [left + uv[v]! * side, top + uv[v + 1]! * side];
        if (k) path.lineTo(x, y);
        else path.moveTo(x, y);
        [u0, v0] = [Math.min(u0, uv[v]!), Math.min(v0, uv[v + 1]!)];
        [u1, v1] = [Math.max(u1, uv[v]!), Math.max(v1, uv[v + 1]!)];
      }
      path.closePath();
    }
    const hue = (i * 137.5) % 360;
    c.fillStyle = `hsl(${hue} 22% 38%)`;
    c.fill(path);
    c.strokeStyle = `hsl(${hue} 28% 55% / 0.35)`;
    c.lineWidth = 0.4;
    c.stroke(path);
    c.fillStyle = "#f1f2ef";
    c.font = "11px sans-serif";
    c.fillText(id, left + ((u0 + u1) / 2) * side, top + ((v0 + v1) / 2) * side + 4);
  }
  c.textAlign = "left";
  c.fillStyle = "#b9bec2";
  c.font = "12px sans-serif";
  const facts = `${charts.length} charts, ${Math.round(used * 100)} % of the map, ${Math.round(mmPerUnit).toLocaleString("en")} mm a side`;
  c.fillText(facts, left, h - 8);
}
