import { expect, it } from 'vitest';
import { type CaptchaMode, captchaSets, makeCaptcha } from './captcha.ts';

/** The same numbers every time: a small linear generator. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const sets: [CaptchaMode, RegExp, number][] = [
  ['default', /^[A-Za-z0-9]$/, 62],
  ['upper', /^[A-Z0-9]$/, 36],
  ['lower', /^[a-z0-9]$/, 36],
  ['numbers', /^[0-9]$/, 10],
  ['special_char', /^[!@#$%^&*()\-_=+]$/, 14],
];

it.each(sets)('the set %s holds %s, each of them once', (mode, one, size) => {
  const characters = [...captchaSets[mode]];
  expect(characters.filter((character) => !one.test(character))).toEqual([]);
  expect([characters.length, new Set(characters).size]).toEqual([size, size]);
});

it.each(sets)('a captcha of %s draws on the whole of its set, and on nothing else', (mode) => {
  const code = makeCaptcha(mode, 5000, seeded(1));
  expect(new Set(code)).toEqual(new Set(captchaSets[mode]));
});

it.each([0, 1, 4, 6, 12])('a captcha is as long as it is asked to be: %i', (length) => {
  expect(makeCaptcha('default', length, seeded(2))).toHaveLength(length);
});

it('uses both ends of its set, and never reaches past them', () => {
  expect(makeCaptcha('numbers', 3, () => 0)).toBe('000');
  expect(makeCaptcha('numbers', 3, () => 1 - Number.EPSILON)).toBe('999');
});

it('another draw gives another code', () => {
  const random = seeded(3);
  expect(makeCaptcha('default', 6, random)).not.toBe(makeCaptcha('default', 6, random));
});
