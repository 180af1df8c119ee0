import { accessMatrix } from '@sitewright/domain/kernel/access';
import { recordType, tableFactsOf } from '@sitewright/domain/kernel/record-type';
import { recordTypes } from '@sitewright/domain/record-types';
import { IdCard } from 'lucide-react';
import { expect, it } from 'vitest';
import { binTypeLabel, tableNoun } from './backup/bin-labels.ts';
import { recordLinks } from './record-links.ts';
import { describeHit, labelOfKind } from './search/hit-labels.ts';
import { resourceLabelsOf } from './team/permission-labels.ts';

/** A record type that the product does not have. */
const gatePass = recordType({
  type: 'gatePass',
  resource: 'link',
  label: { one: 'Gate pass', many: 'Gate passes' },
  rights: { 'team.manage': 'Gate passes of others' },
  table: 'gate_passes',
  tables: { gate_passes: {}, gate_uses: { noun: ['passage', 'passages'] } },
  bin: {},
  search: { kind: 'gatePass' },
});
const records = [...recordTypes, gatePass];

it('is called by its label in the bin', () => {
  expect(binTypeLabel({ recordType: 'gatePass' }, records)).toBe('Gate pass');
  const facts = tableFactsOf(records);
  expect(tableNoun('gate_passes', 2, facts)).toBe('gate passes');
  expect(tableNoun('gate_uses', 1, facts)).toBe('passage');
});

it('is called by its label in the search, and leads to its page', () => {
  expect(labelOfKind('gatePass', records)).toBe(gatePass.label);
  const link = { kind: 'gatePass' as never, icon: IdCard, to: () => ({ to: '/team' as const }) };
  const hit = {
    recordId: 7,
    title: 'G-7',
    detail: null,
    day: null,
    quantity: null,
    projectName: 'Quay Street',
    slug: null,
  };
  expect(describeHit('gatePass', hit, [...recordLinks, link])).toEqual({
    icon: IdCard,
    title: 'G-7',
    detail: 'Quay Street',
    to: { to: '/team' },
  });
});

it('labels its rows of the access table, and no row is without a label', () => {
  expect(resourceLabelsOf(records)['team.manage']).toBe('Gate passes of others');
  expect(Object.keys(resourceLabelsOf(recordTypes)).sort()).toEqual(
    Object.keys(accessMatrix).sort(),
  );
});
