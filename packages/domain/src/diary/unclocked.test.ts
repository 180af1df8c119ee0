import { expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import { stoppedCompanies, unclockedCompanies } from './unclocked.ts';

const entry = (id: number, company: string | null, operatives = 6) => ({
  id,
  type: 'labour' as const,
  company,
  labor: laborText({ company: company ?? '', operatives }),
});

const crew = (company: string | null, over = {}) => ({
  ...{ name: company ?? 'Night gang', company, operatives: 6, workerIds: [] as number[] },
  startedAt: '2026-11-12T07:30:00.000Z',
  ...{ diaryEntryId: null as number | null, finishedAt: null as string | null, ...over },
});
const date = '2026-11-12';
const at = (time: string) => `${date}T${time}:00.000Z`;

it('names the companies that were logged without a clock, each once', () => {
  const entries = [
    entry(1, 'Harkness Formwork'),
    entry(2, 'HARKNESS formwork', 4),
    entry(3, 'Bower Steelfixing'),
    entry(4, 'Calder Mechanical', 2),
    entry(5, 'Dunmore Civils'),
    { ...entry(6, 'Aire Steel'), type: 'material' as const },
    entry(7, null),
  ];
  const crews = [crew('bower steelfixing '), crew(null, { diaryEntryId: 5 })];
  expect(unclockedCompanies(entries, crews, date)).toEqual([
    // 6 and 4 at one time, as the day counts them.
    { company: 'Harkness Formwork', people: 10 },
    { company: 'Calder Mechanical', people: 2 },
  ]);
});

it('names those whose entry has no number: a company alone, and the crew of a machine', () => {
  const entries = [
    { ...entry(1, 'Aire Concrete'), labor: laborText({ operatives: undefined }) },
    { ...entry(2, 'Pump Hire'), type: 'plant' as const, labor: laborText({ type: 'plant' }) },
    { ...entry(3, 'Bower Steelfixing'), labor: laborText({ operatives: undefined }) },
    entry(4, 'Bower Steelfixing', 7),
    { ...entry(5, 'Dan Price Ltd'), labor: laborText({ workerName: 'Dan Price' }) },
  ];
  expect(unclockedCompanies(entries, [], date)).toEqual([
    { company: 'Aire Concrete', people: null },
    { company: 'Pump Hire', people: null },
    { company: 'Bower Steelfixing', people: 7 },
    { company: 'Dan Price Ltd', people: 1 },
  ]);
});

it.each([
  ['a crew at work', [], [crew('Harkness')], undefined],
  ['a crew that stopped', [], [crew('Harkness', { finishedAt: at('14:09') })], 6],
  [
    'a crew and the entry that it became',
    [entry(1, 'Harkness')],
    [crew('Harkness', { finishedAt: at('14:09'), diaryEntryId: 1 })],
    6,
  ],
  [
    'a crew, and an entry of more people of the company',
    [entry(2, 'harkness ', 9)],
    [crew('Harkness', { finishedAt: at('14:09') })],
    9,
  ],
  [
    'a crew of which some started again',
    [],
    [
      crew('Harkness', { finishedAt: at('14:09') }),
      crew('Harkness', { operatives: 4, startedAt: at('14:30') }),
    ],
    2,
  ],
  [
    'a crew beside which another goes on',
    [],
    [crew('Harkness', { finishedAt: at('14:09') }), crew('Harkness', { operatives: 4 })],
    6,
  ],
  [
    'named people who all started again, and others who are logged',
    [entry(3, 'Harkness', 9)],
    [
      crew('Harkness', { finishedAt: at('14:09'), operatives: 2, workerIds: [7, 8] }),
      crew('Harkness', { operatives: 2, workerIds: [8, 7] }),
    ],
    undefined,
  ],
  [
    'two crews',
    [],
    [
      crew('Harkness', { finishedAt: at('14:09'), operatives: 2, workerIds: [7, 8] }),
      crew('Harkness', { name: 'Joiners', finishedAt: at('12:00'), operatives: 3 }),
    ],
    5,
  ],
] as const)('counts the people of %s', (_, entries, crews, people) => {
  const stopped = people && [{ company: 'Harkness', people, finishedAt: at('14:09') }];
  expect(stoppedCompanies(entries, crews, date)).toEqual(stopped ?? []);
});

it('leaves those who stopped out of the companies without a clock', () => {
  const crews = [crew('Harkness', { finishedAt: at('14:09') })];
  expect(unclockedCompanies([entry(2, 'Harkness', 9)], crews, date)).toEqual([]);
});
