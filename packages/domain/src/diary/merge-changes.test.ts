import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile } from '../kernel/problem.ts';
import { aDiaryEntry } from './diary-entry.fixture.ts';
import { mergeChanges } from './merge-changes.ts';

const supervisor = anActor({ role: 'Site Supervisor' });
const director = anActor({ role: 'Director' });

const paid = { company: 'Northgate', hours: 8, hourlyRate: 24.5, totalPay: 196 };
const entry = aDiaryEntry({ labor: JSON.stringify(paid) });
const labor = (fields: object) => JSON.stringify(fields);

it('says nothing about pay to users who may not read it, whatever they guess', () => {
  const { hourlyRate: _, totalPay: __, ...unpaid } = paid;
  const guess = (hourlyRate: number) =>
    mergeChanges(entry, supervisor, {
      base: { labor: labor({ ...unpaid, hourlyRate }) },
      labor: labor({ ...unpaid, hourlyRate: 1, hours: 9 }),
    });
  expect(guess(24.5)).toEqual(guess(30));
  expect(JSON.parse(guess(24.5).labor ?? '')).toEqual({ ...unpaid, hours: 9 });
});

it('keeps pay in dispute between users who may read it', () => {
  const raise = () =>
    mergeChanges(entry, director, {
      base: { labor: labor({ ...paid, hourlyRate: 20 }) },
      labor: labor({ ...paid, hourlyRate: 22 }),
    });
  expect(raise).toThrow(changedMeanwhile.message);
});

it('takes two changes that are not possible together for a conflict', () => {
  const hired = { type: 'plant', plantType: 'Crane', dayRate: 1800 };
  const dearer = aDiaryEntry({ labor: labor({ ...hired, dayRate: 5000 }) });
  const asLabour = () =>
    mergeChanges(dearer, director, {
      base: { labor: labor(hired) },
      labor: labor({ ...hired, type: 'labour' }),
    });
  expect(asLabour).toThrow(changedMeanwhile.message);
});
