import { expect, it } from 'vitest';
import { aCostRow, aMovement, anAnalysis, costChanges } from './cost-answers.fixture.ts';
import { aCostReport } from './cost-report.fixture.ts';
import { workbookOf } from './workbook.ts';

const workbook = (analysis = anAnalysis()) =>
  workbookOf({
    analysis,
    rows: [aCostRow({ words: '=HYPERLINK("http://evil.example")' })],
    changes: costChanges([aMovement()], '8600.00'),
    reports: [aCostReport()],
  });

it('counts by its own formulas', async () => {
  const summary = await unzipped(await workbook(), 'xl/worksheets/sheet1.xml');
  const formulas = [...summary.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula);
  expect(formulas).toContain('B5+C5');
  expect(formulas).toContain('E5+F5+G5');
  expect(formulas).toContain('D5-H5');
  expect(formulas).toContain('SUM(H5:H8)');
  expect(formulas).toContain('B11-H9');
  // Previews show what is stored: the revised budget is budget and changes.
  const cell = (at: string) => Number(new RegExp(`r="${at}".*?<v>(.*?)</v>`).exec(summary)?.[1]);
  expect(cell('D5')).toBeCloseTo(cell('B5') + cell('C5'), 2);
  expect(cell('H9')).toBeCloseTo(cell('H5') + cell('H6') + cell('H7') + cell('H8'), 2);
  expect(cell('B12')).toBeCloseTo(cell('B11') - cell('H9'), 2);
  const cvr = await unzipped(await workbook(), 'xl/worksheets/sheet3.xml');
  expect(cvr).toMatch(/<f>C2\+D2\+E2<\/f><v>-?\d/);
});

it('is of the day on site, also after midnight in summer', async () => {
  const file = await workbook(anAnalysis({ asOf: '2026-06-30T23:30:00.000Z' }));
  // 1 July 2026, as spreadsheets count days.
  expect(await unzipped(file, 'xl/worksheets/sheet1.xml')).toContain('<v>46204</v>');
});

it('leaves text as text, whatever it begins with', async () => {
  const file = await workbook();
  const rows = await unzipped(file, 'xl/worksheets/sheet2.xml');
  const changes = await unzipped(file, 'xl/worksheets/sheet4.xml');
  expect(rows).not.toContain('<f>');
  expect(changes).not.toContain('<f>+1');
  expect(await unzipped(file, 'xl/sharedStrings.xml')).toContain('=HYPERLINK');
});

/** Reads one file out of the zip that a workbook is. */
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
