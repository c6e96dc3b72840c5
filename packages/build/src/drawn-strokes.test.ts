import { expect, it } from "vitest";
import { thinnestStroke } from "./drawn-strokes.ts";

const of = (inner: string) =>
  thinnestStroke(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`);

it("finds the thinnest stroke, inherited, styled or scaled", () => {
  expect(of('<g stroke="#000" stroke-width="4"><path d="M0 0H9"/><path stroke-width="2" d="M0 0H9"/></g>')).toEqual({
    wide: 0.01,
    high: 0.02,
  });
  expect(of('<path style="stroke: red; stroke-width: 6" transform="scale(.5)" d="M0 0H9"/>')?.wide).toBeCloseTo(0.015);
  expect(of('<g transform="matrix(0 2 -2 0 9 9)"><circle r="4" stroke="blue"/></g>')?.wide).toBeCloseTo(0.01);
});

it("finds none where nothing is stroked", () => {
  expect(of('<path fill="#000" d="M0 0H9V9Z"/>')).toBeNull();
  expect(of('<g stroke="#000"><path stroke="none" d="M0 0H9V9Z"/></g>')).toBeNull();
  expect(of('<defs><path stroke="#000" d="M0 0H9"/></defs><path d="M0 0H9V9Z"/>')).toBeNull();
  expect(of('<path stroke="#000" stroke-width="0" d="M0 0H9"/>')).toBeNull();
  expect(thinnestStroke("<svg><path stroke='#000' d='M0 0H9'/></svg>")).toBeNull();
});
