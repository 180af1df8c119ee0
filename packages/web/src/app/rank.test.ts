import { expect, it } from 'vitest';
import { pages } from './palette-pages.ts';
import { rank } from './rank.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label }));
const labels = (items: { label: string }[]) => items.map(({ label }) => label);

it('keeps everything in its order where nothing is sought', () => {
  expect(labels(rank(named('Suppliers', 'Materials'), ' '))).toEqual(['Suppliers', 'Materials']);
});

it('puts first what begins with the word, then what has a word that does, then the rest', () => {
  const items = named('New material', 'Immaterial', 'Suppliers', 'Materials');
  expect(labels(rank(items, 'mat'))).toEqual(['Materials', 'New material', 'Immaterial']);
});

it('wants every word, in any order', () => {
  const items = named('Mill Lane', 'Mill Street', 'Park Lane');
  expect(labels(rank(items, 'lane mill'))).toEqual(['Mill Lane']);
});

it('finds by other words too, after what is called so', () => {
  const items = [{ label: 'Workforce', words: 'people' }, { label: 'People counter' }];
  expect(labels(rank(items, 'people'))).toEqual(['People counter', 'Workforce']);
  expect(rank([{ label: 'Workforce', words: 'people' }], 'eople')).toEqual([]);
});

it('cares neither for capitals nor for accents', () => {
  expect(labels(rank(named('Café Noir'), 'CAFE nöir'))).toEqual(['Café Noir']);
});

it('keeps the order among equals, and gives no more than were asked for', () => {
  const items = Array.from({ length: 60 }, (_, n) => ({ label: `Plot ${n}` }));
  expect(rank(items, 'plot')).toEqual(items.slice(0, 50));
  expect(rank(items, '', 2)).toEqual(items.slice(0, 2));
});

it.each([
  ['invite', '/team'],
  ['add user', '/team'],
  ['member', '/team'],
  ['approve', '/suppliers/orders'],
  ['freeze', '/cost-analysis'],
  ['CVR', '/cost-analysis'],
  ['VAT', '/company'],
  ['import', '/suppliers'],
  ['retention', '/cost-analysis'],
  ['variation', '/cost-analysis'],
  ['off hire', '/contracts'],
  ['overtime', '/workforce'],
  ['day rate', '/workforce'],
  ['timesheet', '/entries'],
  ['daywork', '/cost-analysis'],
  ['invoice', '/suppliers/orders'],
  ['GRN', '/suppliers/orders'],
  ['requisition', '/suppliers/orders'],
  ['subbie', '/suppliers'],
  ['rams', '/risk-assessment'],
  ['toolbox', '/wellbeing'],
])('knows the word %s', (word, to) => {
  expect(rank(pages, word).map((page) => page.to)).toContain(to);
});
