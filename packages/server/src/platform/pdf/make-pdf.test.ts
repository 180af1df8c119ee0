import { extractText, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { makePdf } from './make-pdf.ts';
import type { Block, Print } from './print.ts';

const aPrint = (blocks: Block[]): Print => ({
  letterhead: {
    company: 'Northgate Construction',
    lines: ['4 Albion Yard, Leeds'],
    color: '#484A59',
  },
  title: 'Site diary',
  subtitle: 'Kestrel Wharf · Thursday 12 November 2026',
  madeAt: new Date('2026-11-15T11:00:00Z'),
  made: 'made 15/11/2026 11:00',
  blocks,
});

async function pagesOf(blocks: Block[]): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await makePdf(aPrint(blocks))));
  return text;
}

it('prints text in every supported alphabet', async () => {
  const [page] = await pagesOf([
    { kind: 'facts', facts: [['Weather', 'Light rain, 7 °C']] },
    { kind: 'heading', text: 'Entries' },
    { kind: 'text', text: 'Poured by Zbigniew Żółć and Ελένη Ж' },
    { kind: 'signature', label: 'Signed off by', name: 'Joy Okafor', when: '12/11/2026 17:40' },
  ]);
  for (const words of [
    'Northgate Construction',
    '4 Albion Yard, Leeds',
    'Thursday 12 November 2026',
    'Light rain, 7 °C',
    'Zbigniew Żółć and Ελένη Ж',
    'Joy Okafor',
    'Page 1 of 1',
  ])
    expect(page).toContain(words);
});

it('repeats the head of a table, and of the company, on every page', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => [`Row ${n}`, '9.0']);
  const pages = await pagesOf([
    {
      kind: 'table',
      columns: [
        { header: 'Company', share: 3 },
        { header: 'Hours', share: 1, align: 'right' },
      ],
      rows,
      totals: ['All', '1080.0'],
    },
  ]);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    expect(page).toContain('Northgate Construction');
    expect(page).toContain('Company');
    expect(page).toContain(`of ${pages.length}`);
  }
  expect(pages.join(' ')).toContain('Row 119');
  expect(pages.at(-1)).toContain('1080.0');
});

it.each([32, 33, 34])('keeps a heading with its first row, after %i lines', async (lines) => {
  const [, second] = await pagesOf([
    ...Array.from({ length: lines }, (): Block => ({ kind: 'text', text: 'filler' })),
    { kind: 'heading', text: 'By scope' },
    { kind: 'text', text: 'As recorded', isQuiet: true },
    {
      kind: 'table',
      columns: [{ header: 'Scope', share: 1 }],
      rows: [['Scope 3']],
      totals: ['All'],
    },
  ]);
  const isTurned = second?.includes('Scope 3') ?? false;
  expect(second?.includes('By scope') ?? false).toBe(isTurned);
  expect(second?.includes('All') ?? false).toBe(isTurned);
});

it('continues a long text over several pages without losing any of it', async () => {
  const words = Array.from({ length: 3000 }, (_, n) => `word${n}`);
  const pages = await pagesOf([{ kind: 'text', text: words.join(' ') }]);
  const printed = new Set(pages.join(' ').split(/\s+/));
  expect(words.filter((word) => !printed.has(word))).toEqual([]);
});

it('starts a new page rather than split blocks that belong together', async () => {
  const bytes = new Uint8Array(await aPicture().arrayBuffer());
  const lines = (count: number, text: string): Block[] =>
    Array.from({ length: count }, () => ({ kind: 'text', text }));
  const entry = (title: string): Block => ({
    kind: 'together',
    blocks: [
      { kind: 'item', title, aside: '9.0 h' },
      { kind: 'text', text: `Poured: ${title}` },
      { kind: 'pictures', pictures: [{ bytes, caption: `Photo of ${title}` }] },
    ],
  });
  const pages = await pagesOf([...lines(33, 'filler'), entry('bay 3'), entry('bay 4')]);
  for (const title of ['bay 3', 'bay 4']) {
    const page = pages.find((text) => text.includes(`Poured: ${title}`));
    expect(page).toContain(`Photo of ${title}`);
  }
  expect(pages).toHaveLength(2);
});

it('draws boxes side by side, sums at the right, and a link', async () => {
  const blocks: Block[] = [
    {
      kind: 'boxes',
      boxes: [
        { title: 'To', text: 'Pennick Concrete\nWharf Road' },
        { title: 'Deliver to', text: 'Gate 2' },
      ],
    },
    {
      kind: 'sums',
      sums: [
        ['Subtotal', '£100.00'],
        ['Total', '£120.00'],
      ],
    },
    { kind: 'text', text: 'Acknowledge it here', address: 'https://a.example/one' },
  ];
  const bytes = await makePdf(aPrint(blocks));
  expect(Buffer.from(bytes).toString('latin1')).toContain('https://a.example/one');
  const words = (await pagesOf(blocks)).join().replaceAll('\n', ' ');
  expect(words).toMatch(/To Pennick Concrete Wharf Road Deliver to Gate 2/);
  expect(words).toMatch(/Subtotal £100\.00 Total £120\.00 Acknowledge it here/);
});

it('keeps sums together on the page that has room for all of them', async () => {
  const filler = Array.from({ length: 39 }, (): Block => ({ kind: 'text', text: 'filler' }));
  const sums = Array.from({ length: 6 }, (_, n) => [`Sum ${n}`, '£1.00'] as const);
  const pages = await pagesOf([...filler, { kind: 'sums', sums }]);
  expect(pages.map((page) => page.includes('Sum 0'))).toEqual([false, true]);
  expect(pages.map((page) => page.includes('Sum 5'))).toEqual([false, true]);
});

it('has searchable text, whatever was printed before it', async () => {
  for (let n = 0; n < 4; n++) await pagesOf([{ kind: 'text', text: 'Żóęąćńś' }]);
  const [page] = await pagesOf([{ kind: 'text', text: 'Zoeacns.' }]);
  expect(page).toContain('Zoeacns.');
});

it('is the same file for the same print', async () => {
  const print = aPrint([{ kind: 'text', text: 'Poured' }]);
  expect(Buffer.compare(await makePdf(print), await makePdf(print))).toBe(0);
});

it('has a title and a language', async () => {
  const { info } = await getMeta(new Uint8Array(await makePdf(aPrint([]))));
  expect(info).toMatchObject({
    Title: 'Site diary, Kestrel Wharf · Thursday 12 November 2026',
    Author: 'Northgate Construction',
    Language: 'en-GB',
  });
});

it('draws bars and stacked columns with their labels, not split by a page break', async () => {
  const color = '#72948c';
  const bar = (i: number) => ({ label: `Source ${i}`, value: `${i} kg`, size: i, color });
  const stack = {
    label: 'Mar 26',
    value: '32.9',
    parts: [
      { size: 1, color },
      { size: 0, color },
    ],
  };
  const pages = await pagesOf([
    { kind: 'bars', bars: Array.from({ length: 25 }, (_, i) => bar(i)) },
    { kind: 'stacks', stacks: [stack], legend: [{ label: 'Materials', color }] },
    { kind: 'bars', bars: [] },
  ]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Source 24');
  for (const words of ['Materials', '32.9', 'Mar 26']) expect(pages[1]).toContain(words);
});
