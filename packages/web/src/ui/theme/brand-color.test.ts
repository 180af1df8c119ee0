import { expect, it } from 'vitest';
import { brandVariables } from './brand-color.ts';
import { contrast } from './contrast.ts';

const of = (color: string, name: string) => brandVariables(color)[`--company-${name}`] ?? '';

it.each([
  ['#484A59', '#484a59', '#ffffff', '#484a59', '#c2c3ce', '#9c9daa'],
  ['#6b7280', '#6b7280', '#ffffff', '#686f7d', '#bfc4cd', '#999faa'],
  ['#f7b500', '#f7b500', '#16171c', '#906800', '#e1bf80', '#e8ba61'],
  ['#ff6600', '#c45317', '#ffffff', '#bc4b07', '#f6b295', '#dc845f'],
  ['#e4002b', '#e4002b', '#ffffff', '#c04444', '#f9ada8', '#df7f7a'],
  ['#ffff00', '#ffff00', '#16171c', '#727200', '#c7ca85', '#f9fc9a'],
])('%s keeps its hue and becomes readable', (color, ...expected) => {
  const names = ['brand', 'on-brand', 'brand-text', 'dark-brand', 'dark-brand-text'];
  expect(names.map((name) => of(color, name))).toEqual(expected);
});

it.each(['', 'red', '#12', '#12345g', 'url(#484a59)'])('takes %j for slate', (color) => {
  expect(brandVariables(color)).toEqual(brandVariables('#484A59'));
});

it('understands the short form', () => {
  expect(brandVariables(' #F60 ')).toEqual(brandVariables('#ff6600'));
});

/** The same five hundred colours in every run, and both ends of the scale. */
function manyColors(): string[] {
  let seed = 20_261_115;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return `#${(seed % 2 ** 24).toString(16).padStart(6, '0')}`;
  };
  return ['#000000', '#ffffff', '#0000ff', '#00ff00', ...Array.from({ length: 500 }, next)];
}
const many = manyColors().map(brandVariables);

it.each([
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-frame-2', 'brand', 4.5],
  ['on-frame-2', 'brand-hover', 4.5],
  ['brand-text', '#f1f2f6', 4.5],
  ['brand-text', '#ffffff', 4.5],
  ['on-brand-soft', 'brand-soft', 4.5],
  ['dark-brand', '#0d0e12', 7],
  ['dark-brand-hover', '#0d0e12', 7],
  ['dark-brand-text', '#212229', 4.5],
  ['dark-on-brand-soft', 'dark-brand-soft', 4.5],
  ['dark-frame', '#eff0f3', 7],
  ['dark-frame', '#b2b4bc', 4.5],
  ['dark-brand-soft', '#b2b4bc', 4.5],
])('%s stands out against %s, whatever the colour', (one, other, least) => {
  const isFaint = (brand: Record<string, string>) => {
    const [front = '', back = other] = [brand[`--company-${one}`], brand[`--company-${other}`]];
    return !(contrast(front, back) >= least);
  };
  expect(many.filter(isFaint)).toEqual([]);
});
