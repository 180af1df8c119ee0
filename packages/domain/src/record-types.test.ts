import { expect, it } from 'vitest';
import { entityLabelsOf } from './activity/activity-values.ts';
import { categoryOf, nameOfEntity } from './activity/recorded.ts';
import { tablesOfModule } from './backup/backup-contents.ts';
import { binRecordOf, binRecordsOf, countedRecords, restoreRightOf } from './backup/bin-types.ts';
import { accessMatrix } from './kernel/access.ts';
import { anActor } from './kernel/actor.fixture.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { found } from './kernel/problem.ts';
import { recordType, tableFactsOf } from './kernel/record-type.ts';
import { recordTypes } from './record-types.ts';
import { findableBy, findableRecordsOf } from './search/findable.ts';
import { webhookEntitiesOf } from './webhooks/webhook.ts';

/** A record type that the product does not have, governed by a row of the access table without one. */
const gatePass = recordType({
  type: 'gatePass',
  resource: 'link',
  label: { one: 'Gate pass', many: 'Gate passes' },
  table: 'gate_passes',
  tables: { gate_passes: { name: 'holder', files: ['photo'] }, gate_uses: { noun: null } },
  backup: 'safety',
  bin: {},
  log: { category: 'hse', name: 'passNumber' },
  search: { kind: 'gatePass' },
  webhook: { isSuggested: true },
});
const records = [gatePass, ...recordTypes];

it('goes to the bin, and is restored by those who may create it', () => {
  expect(binRecordsOf(records).at(-1)).toBe(gatePass);
  expect(restoreRightOf(found(binRecordOf('gatePass', records)))).toEqual(['link', 'C']);
  expect(binRecordOf('gatePass')).toBeUndefined();
});

it('is counted by its label', () => {
  const record = found(binRecordOf('gatePass', records));
  expect([1, 2].map((count) => countedRecords(record, count))).toEqual([
    '1 gate pass',
    '2 gate passes',
  ]);
  expect(tableFactsOf(records)).toMatchObject({
    gate_passes: { noun: ['gate pass', 'gate passes'], files: ['photo'] },
    gate_uses: { noun: null },
  });
});

it('is in a backup, in the part that it names', () => {
  expect(tablesOfModule('safety', records).slice(0, 3)).toEqual([
    'gate_passes',
    'gate_uses',
    'site_issues',
  ]);
});

it('has a label, a category and a name in the log', () => {
  const endpoint = { needs: ['link', 'C'], path: '/api/gate-passes', method: 'POST' };
  expect(entityLabelsOf(records)).toMatchObject({ link: 'Gate pass', self: 'Own account' });
  expect(categoryOf(endpoint as unknown as Endpoint, records)).toBe('hse');
  const reply = { name: 'Ann Ray', passNumber: 'G-7' };
  expect(nameOfEntity('link', reply, records)).toBe('G-7');
});

it('is found after the others by those who may read it', () => {
  expect(findableRecordsOf(records).at(-1)).toBe(gatePass);
  expect(findableBy(anActor({ role: 'Director' }), undefined, records)).toContain('gatePass');
  expect(findableBy(anActor({ role: 'Viewer' }), undefined, records)).not.toContain('gatePass');
});

it('has webhooks', () => {
  expect(webhookEntitiesOf(records)[0]).toEqual({
    entity: 'link',
    label: 'Gate passes',
    isSuggested: true,
  });
});

it('is unlike every other: no type, table or kind is described twice', () => {
  const kinds = findableRecordsOf(recordTypes).map(({ search }) => search.kind);
  const names = [
    recordTypes.map(({ type }) => type),
    recordTypes.flatMap(({ tables }) => Object.keys(tables)),
    kinds,
  ];
  for (const list of names) expect(new Set<string>(list).size).toBe(list.length);
  for (const record of recordTypes)
    if ('table' in record) expect(record.tables).toHaveProperty(record.table);
});

it('is governed by a row of the access table, and one type at most speaks for a row in the log', () => {
  const logged = recordTypes.filter((record) => 'log' in record).map(({ resource }) => resource);
  expect(new Set(logged).size).toBe(logged.length);
  for (const { resource } of recordTypes) expect(accessMatrix).toHaveProperty([resource]);
});
