import type { Input } from '@sitewright/domain/kernel/endpoint';
import { maxImportRows } from '@sitewright/domain/kernel/row-import';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { importColumns } from '@sitewright/domain/workforce/import-columns';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

const api = await testApi();
let manager: Caller;
let viewer: Caller;

beforeEach(async () => {
  const us = await api.organization();
  manager = await us.member({ role: 'Site Manager' });
  viewer = await us.member({ role: 'Viewer' });
});

type Sheet = Input<typeof workforceApi.import>['body'];
const columns: Sheet['columns'] = [
  'workerId',
  'firstName',
  'lastName',
  'jobTitle',
  'cscsCardExpiry',
];
const line = (number: number, ...cells: string[]) => ({ line: number, cells });
const sheet = (rows: Sheet['rows'], over: Partial<Sheet> = {}): { body: Sheet } => ({
  body: { columns, rows, isDryRun: false, ...over },
});
const good = line(2, 'W-7', 'Ivo', 'Novak', 'Carpenter', '31/5/2027');

it('reads British dates, and assigns a number and a badge where there is none', async () => {
  await manager.call(workforceApi.import, sheet([good, line(3, '', 'Lee', 'Reid', 'Joiner', '')]));
  const [second, first] = await manager.call(workforceApi.list, { query: {} });
  expect(first).toMatchObject({ workerId: 'W-7', cscsCardExpiry: '2027-05-31' });
  expect(second).toMatchObject({ workerId: 'W-8', employmentType: 'Contractor' });
  const { badge } = await manager.call(workforceApi.read, {
    params: { workerId: second?.id ?? 0 },
  });
  expect(badge).toMatch(/^[\w-]{22}$/);
});

it('reports for each row what is wrong and in which column, and adds the others', async () => {
  await manager.call(workforceApi.import, sheet([good]));
  const { names, faults } = await manager.call(
    workforceApi.import,
    sheet([
      good,
      line(3, 'W-8', 'Lee', 'Reid', 'Joiner', ''),
      line(4, 'W-8', 'Ann', 'Fox', 'Joiner', ''),
      line(5, '', '', 'Fox', 'Joiner', '31/02/2027'),
    ]),
  );
  expect(names).toEqual(['Lee Reid']);
  expect(faults.map(({ line: at, errors }) => [at, errors.map(({ column }) => column)])).toEqual([
    [2, ['workerId']],
    [4, ['workerId']],
    [5, ['firstName', 'cscsCardExpiry']],
  ]);
  expect(faults.slice(0, 2).map(({ errors }) => errors[0]?.message)).toEqual([
    'W-7 is in the register already.',
    'W-8 is in row 3 already.',
  ]);
});

it('adds no worker in a dry run', async () => {
  const report = await manager.call(workforceApi.import, sheet([good], { isDryRun: true }));
  expect(report).toMatchObject({ isDryRun: true, names: ['Ivo Novak'] });
  expect(await manager.call(workforceApi.list, { query: {} })).toEqual([]);
});

it('reads as many rows as documented, with every column', async () => {
  const columns = importColumns.map(({ id }) => id);
  const cells = columns.map(
    (column) => ({ firstName: 'Ivo', lastName: 'Novak' })[column as string] ?? '',
  );
  const rows = Array.from({ length: maxImportRows }, (_, i) => ({ line: i + 2, cells }));
  const body = { columns, rows, isDryRun: true };
  const report = await manager.call(workforceApi.import, { body });
  expect(report.faults).toHaveLength(maxImportRows);
});

it.each([
  ['a column that is sealed', { columns: ['firstName', 'lastName', 'bankDetails'] }],
  ['no column with the last name', { columns: ['firstName'] }],
  ['no rows', { rows: [] }],
  ['too many rows', { rows: Array(maxImportRows + 1).fill(good) }],
])('refuses %s', async (_, over) => {
  const response = await manager.send(workforceApi.import, sheet([good], over as Partial<Sheet>));
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid']);
});

it('is refused to users who may only read', async () => {
  expect((await viewer.send(workforceApi.import, sheet([good]))).statusCode).toBe(403);
});
