import { createHash } from 'node:crypto';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { can, roles } from '@sitewright/domain/kernel/access';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aFootprint } from './a-footprint.fixture.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { slug } = await aFootprint(director);
const ask = { params: { slug }, query: {} };

async function pagesOf(by: Caller, of = slug): Promise<string[]> {
  const { rawPayload } = await by.send(footprintApi.pdf, { params: { slug: of }, query: {} });
  const { text } = await extractText(new Uint8Array(rawPayload));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

it('prints the figures, their sources and what they leave out', async () => {
  const pages = await pagesOf(director);
  const text = pages.join(' ');
  for (const words of [
    'Carbon report',
    'Total emissions 3.89 t CO₂e',
    'Per £100k of value 777.6 kg',
    'Materials 1.19 30.6%',
    'A5.2 Construction activities 2.69 69.2%',
    'Scope 2, purchased energy 0.18 4.6%',
    'Pennick Concrete 1.19 30.6%',
    'Site diesel (Plant, 1 entry)',
    'Measured 2.70 69.4%',
    'Data quality is 0.91 out of 1',
    '01/02/2022 Site diesel Plant There are no official factors for 2022',
    'Method',
    'Well to tank Reported separately',
    'Contains public sector information licensed under the Open Government Licence v3.0.',
    'List of Wastes: contains public sector information',
    `Page 1 of ${pages.length}`,
  ])
    expect(text).toContain(words);
});

it('draws the monthly limit once there is a target', async () => {
  expect((await pagesOf(director)).join(' ')).not.toContain('per month');
  // 1,200 t over the 366 days of 2024, of which a month has 30.4375.
  const body = { target: '1200000' };
  await director.call(footprintApi.setTarget, { params: { slug }, body });
  const text = (await pagesOf(director)).join(' ');
  expect(text).toContain('Target 99.8 t per month');
  expect(text).toContain('Target 1,200.00 t');
});

it('never splits a table row over two pages', async () => {
  const { projectId, slug: of } = await aFootprint(director);
  const rows = Array.from({ length: 40 }, (_, i) => [`from${i}e`, `until${i}e`] as const);
  for (const [first, last] of rows) {
    const source = `${first} ${'which has much to say of itself '.repeat(5)} ${last}`;
    const body = aCarbonEntryDraft({ projectId, source, factorId: null, isDraft: true });
    await director.call(carbonApi.add, { body });
  }
  const pages = await pagesOf(director, of);
  const pageOf = (word: string) => pages.findIndex((page) => page.includes(word));
  expect(rows.map(([first]) => pageOf(first))).toEqual(rows.map(([, last]) => pageOf(last)));
  expect(new Set(rows.map(([first]) => pageOf(first))).size).toBeGreaterThan(1);
});

it('ends with the hash of its figures, and prints the company report too', async () => {
  const figures = await director.call(footprintApi.read, ask);
  const hash = createHash('sha256').update(JSON.stringify(figures)).digest('hex');
  expect((await pagesOf(director)).at(-1)?.replaceAll(' ', '')).toContain(hash);
  const company = await director.send(footprintApi.companyPdf, { query: {} });
  const { text } = await extractText(new Uint8Array(company.rawPayload));
  expect(text.join(' ')).toContain('All contracts');
});

it.each(roles)('is available to roles that may export carbon, a %s or not', async (role) => {
  const reader = await us.member({ role });
  const { statusCode } = await reader.send(footprintApi.pdf, ask);
  expect(statusCode).toBe(can(reader.actor, 'carbonEntry', 'X') ? 200 : 403);
});
