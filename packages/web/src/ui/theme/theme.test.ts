import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

type Tokens = Record<string, string>;

/** The tokens between a selector and its closing brace; a company's colour has its default value. */
function tokensOf(sheet: string, head: string): Tokens {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  const [, block = ''] = css.split(`${head} {`);
  const lines = block.split('}')[0]?.matchAll(/--([\w-]+): (?:var\([\w-]+, )?(#[\da-f]{6})/g) ?? [];
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

const light = tokensOf('../light.css', ':root');
const themes = {
  light,
  dark: { ...light, ...tokensOf('../choices.css', '@utility dark-theme') },
  sun: { ...light, ...tokensOf('../choices.css', '@utility sun-theme') },
};

const panels = ['bg', 'surface', 'sunken', 'raised'];
const states = ['ok', 'warn', 'bad', 'info'];
const series = ['labour', 'plant', 'materials', 'transport', 'waste', 'energy'];

const texts = [
  ...['text', 'text-2', 'link', 'brand-text'].flatMap((ink) => panels.map((on) => [ink, on])),
  ...['on-frame', 'on-frame-2'].flatMap((ink) => [
    [ink, 'frame'],
    [ink, 'frame-active'],
  ]),
  ...states.flatMap((state) => [
    [`on-${state}-soft`, `${state}-soft`],
    [`on-${state}-soft`, 'surface'],
    [`on-${state}-soft`, 'raised'],
    ['on-solid', state],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand-soft', 'brand-soft'],
  ['on-wait', 'wait'],
];
const shapes = [
  ...panels.map((on) => ['control', on]),
  ...states.map((state) => [state, 'surface']),
  ...series.map((name) => [`c-${name}`, 'surface']),
  ['focus-in', 'focus-out'],
];

it.each(Object.entries(themes))('is readable in %s', (_, tokens: Tokens) => {
  const faint = (pairs: string[][], least: number) =>
    pairs.filter(
      ([one = '', other = '']) => !(contrast(tokens[one] ?? '', tokens[other] ?? '') >= least),
    );
  expect(faint(texts, 4.5)).toEqual([]);
  expect(faint(shapes, 3)).toEqual([]);
});

it('is black on white in the sun', () => {
  const { text = '', 'text-2': text2 = '', bg = '', surface = '' } = themes.sun;
  expect([contrast(text, bg), contrast(text2, surface)]).toEqual([21, 21]);
});
