import { expect, it } from 'vitest';
import { toXlsx } from './xlsx.ts';

it('contains typed numbers and dates, and text that stays text', async () => {
  const file = await toXlsx('Contracts', [
    ['Name', 'Value', 'Finish'],
    ['=1+1', -4500.5, new Date('2026-11-15')],
  ]);
  const sheet = await unzipped(file, 'xl/worksheets/sheet1.xml');
  const strings = await unzipped(file, 'xl/sharedStrings.xml');
  expect(strings).toContain('=1+1');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>-4500.5</v>');
  expect(sheet).toContain(`<v>${daysSince1900('2026-11-15')}</v>`);
});

const daysSince1900 = (day: string) => Date.parse(day) / 86_400_000 + 25_569;

/** Reads one file from the zip of a workbook. */
async function unzipped(zip: Blob, name: string): Promise<string> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const entry = text.indexOf(name, text.indexOf('PK\x01\x02')) - 46;
  const view = new DataView(bytes.buffer);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Response(bytes.slice(start, start + size)).body;
  return new Response(packed?.pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
