import { expect, it } from 'vitest';
import { columnsFrom, Labor } from '../diary/labor.ts';
import { diaryEntryOfCrew } from './diary-entry.ts';
import { aLabourSession, aSegment } from './labour-session.fixture.ts';

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const finished = aLabourSession({
  status: 'finished',
  finishedAt: at('16:30'),
  segments: [
    aSegment({ endedAt: at('13:00') }),
    aSegment({ kind: 'pause', reason: 'weather', startedAt: at('13:00'), endedAt: at('13:42') }),
    aSegment({ startedAt: at('13:42'), endedAt: at('16:30') }),
  ],
});

it('has the fields of the form, and the clock times', () => {
  expect(diaryEntryOfCrew(finished, ['Dan Price', 'Ivo Novak'])).toEqual({
    date: '2026-11-12',
    workSummary: 'Core wall lift 5',
    weatherImpact: 'Paused 0.7 h for weather',
    labor: {
      type: 'labour',
      company: 'Harkness Formwork',
      jobRole: 'Carpenter',
      plant: '',
      startTime: '07:30',
      finishTime: '16:30',
      startOffset: '+00:00',
      finishOffset: '+00:00',
      hours: 9,
      operatives: 9,
      labour: '9 operatives: Dan Price, Ivo Novak',
      notes: '9.0 h elapsed, 8.3 h worked',
    },
  });
});

it('says nothing of a wait for weather that rounds to no time', () => {
  const segments = finished.segments.map((segment) =>
    segment.kind === 'pause' ? { ...segment, endedAt: at('13:02') } : segment,
  );
  expect(diaryEntryOfCrew({ ...finished, segments }, []).weatherImpact).toBeNull();
});

it('has the written summary, else the task, else the hours', () => {
  const withoutTask = { ...finished, task: null };
  expect(diaryEntryOfCrew(finished, [], 'Poured').workSummary).toBe('Poured');
  expect(diaryEntryOfCrew(finished, [], '').workSummary).toBe('Core wall lift 5');
  expect(diaryEntryOfCrew(withoutTask, []).workSummary).toBe(
    'Harkness Formwork: 9.0 h elapsed, 8.3 h worked',
  );
});

it('is on the day of London on which it started', () => {
  const night = { startedAt: '2026-07-01T23:30:00.000Z', finishedAt: '2026-07-02T06:30:00.000Z' };
  const { date, labor } = diaryEntryOfCrew({ ...finished, ...night }, []);
  expect([date, labor.startTime, labor.finishTime, labor.hours]).toEqual([
    '2026-07-02',
    '00:30',
    '07:30',
    7,
  ]);
});

it('is about plant when it was a machine', () => {
  const machine = aLabourSession({ ...finished, crewKind: 'plant', name: '13 t excavator' });
  expect(diaryEntryOfCrew(machine, []).labor).toMatchObject({
    type: 'plant',
    plant: '13 t excavator',
  });
});

it('fits into an entry however many are named', () => {
  const crowd = Array.from({ length: 500 }, () => 'Bartholomew Featherstonehaugh');
  const { labor } = diaryEntryOfCrew({ ...finished, operatives: 500 }, crowd);
  expect(Labor.safeParse(labor).success).toBe(true);
});

it.each([
  ['the night that the clocks go back', '2026-10-24T21:00', '2026-10-25T06:00', 9],
  ['the hour that they repeat', '2026-10-25T00:45', '2026-10-25T01:15', 0.5],
  ['the night that they go forward', '2026-03-28T22:00', '2026-03-29T05:00', 7],
])('has the hours of the clock in %s', (_, from, to, hours) => {
  const [startedAt, finishedAt] = [`${from}:00.000Z`, `${to}:00.000Z`];
  const segments = [aSegment({ startedAt, endedAt: finishedAt })];
  const night = { ...finished, startedAt, finishedAt, segments };
  const { labor, date } = diaryEntryOfCrew(night, []);
  expect(labor.hours).toBe(hours);
  expect(labor.notes).toBe(`${hours.toFixed(1)} h elapsed, ${hours.toFixed(1)} h worked`);
  expect(columnsFrom(JSON.stringify(labor), date).hours).toBe(hours.toFixed(1));
});
