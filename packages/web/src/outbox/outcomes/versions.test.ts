import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { expect, it } from 'vitest';
import { keptCommand, registerCommands } from '../../platform/outbox/commands.ts';
import { anItem } from './outbox-item.fixture.ts';
import { conflictsOf, decidedInput } from './versions.ts';

const fieldLabels = { workSummary: 'Work Summary', finishTime: 'Finish Time' };
registerCommands([
  keptCommand(diaryApi.edit, { label: 'Change', fieldLabels, replyTo: () => aDiaryEntry() }),
]);

const labor = (over: object) =>
  JSON.stringify({
    company: 'Harkness',
    startTime: '08:00',
    finishTime: '17:00',
    hours: 9,
    ...over,
  });
const base = {
  ...{ projectId: 3, date: '2026-11-16', workSummary: 'Slab B', weatherImpact: null },
  labor: labor({ plant: 'Pump' }),
};
const mine = {
  ...{ date: '2026-11-16', workSummary: 'Slab B poured', weatherImpact: 'Rain' },
  labor: labor({ finishTime: '18:00', hours: 10 }),
};
const theirs = {
  ...{ projectId: 3, date: '2026-11-16T00:00:00.000Z', workSummary: 'Slab B and C' },
  ...{ weatherImpact: null, version: 2 },
  labor: labor({ plant: 'Pump', finishTime: '16:00', hours: 8, totalPay: 500 }),
};
const item = anItem(diaryApi.edit, {
  input: { params: { diaryEntryId: 12 }, body: { ...mine, base } },
  trouble: { status: 409, code: 'changed_meanwhile', message: '', current: theirs },
});

it('asks for the fields that both changed, by the labels of the form', () => {
  expect(conflictsOf(item)).toEqual([
    {
      ...{ name: 'workSummary', label: 'Work Summary', choices: ['Mine', 'Theirs', 'Both'] },
      ...{ mine: 'Slab B poured', theirs: 'Slab B and C' },
    },
    {
      ...{ name: 'labor.finishTime', label: 'Finish Time', choices: ['Mine', 'Theirs'] },
      ...{ mine: '18:00', theirs: '16:00' },
    },
  ]);
});

it('keeps what only one of them changed, and what the phone never saw', () => {
  const choices = { workSummary: 'Both', 'labor.finishTime': 'Mine' } as const;
  const { body } = decidedInput(item, choices);
  expect(body).toMatchObject({
    workSummary: 'Slab B and C\n\nSlab B poured',
    weatherImpact: 'Rain',
    base: { projectId: 3, workSummary: 'Slab B and C', labor: theirs.labor },
  });
  expect(JSON.parse(String(body?.labor))).toEqual({
    ...{
      company: 'Harkness',
      startTime: '08:00',
      finishTime: '18:00',
      hours: '10.0',
      totalPay: 500,
    },
  });
});
