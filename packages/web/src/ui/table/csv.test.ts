import { expect, it } from 'vitest';
import type { Cell } from './column.ts';
import { toCsv } from './csv.ts';

const cell = (value: Cell) => toCsv([[value]]).slice(1, -2);

it('begins with the mark of UTF-8 and ends each line as Excel wants it', () => {
  expect(
    toCsv([
      ['Name', 'Value'],
      ['Mill Lane', 3],
    ]),
  ).toBe('\uFEFFName,Value\r\nMill Lane,3\r\n');
});

it.each([
  ['nothing', null, ''],
  ['a number', -4500, '-4500'],
  ['a tiny number', -1e-7, '-1e-7'],
  ['a decimal written as text', '-4500.00', '-4500.00'],
  ['an amount', { pounds: '4500.00' }, '4500.00'],
  ['a day', new Date('2026-11-05'), '05/11/2026'],
  ['a moment after midnight in summer', new Date('2026-07-01T23:30:00Z'), '02/07/2026'],
  ['a comma', 'Smith, Sons', '"Smith, Sons"'],
  ['a quote', '6" pipe', '"6"" pipe"'],
  ['two lines', 'one\r\ntwo', '"one\r\ntwo"'],
])('writes %s', (_, value, written) => {
  expect(cell(value)).toBe(written);
});

it.each(['=1+1', '+44 113', '-', '-2+3', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠a', "'=1"])(
  'lets no spreadsheet run %j',
  (hostile) => {
    expect(cell(hostile)).toBe(`'${hostile}`);
  },
);

it.each(['\r=1', '\n=1'])('lets no spreadsheet run %j, quoted as it must be', (hostile) => {
  expect(cell(hostile)).toBe(`"'${hostile}"`);
});

it('is read back exactly, whatever the cells contain', () => {
  const random = seeded(2041);
  const pick = <V>(from: readonly V[]): V => from[Math.floor(random() * from.length)] as V;
  const signs = [...'=+-@\t\r\n＝＋－＠\'", a1é£.;'];
  const text = () => Array.from({ length: Math.floor(random() * 6) }, () => pick(signs)).join('');
  const lines = Array.from({ length: 10_000 }, () => [
    text(),
    String(random() * 200 - 100),
    text(),
  ]);
  expect(read(toCsv(lines))).toEqual(lines);
});

/** Pseudo-random numbers, the same in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** As our own import reads: removes the quotes, then the apostrophe before a formula. */
function read(csv: string): string[][] {
  const cells = csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    const text = quoted?.replaceAll('""', '"') ?? plain;
    lines.at(-1)?.push(text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, ''));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
