import { expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import { unclockedCompanies } from './unclocked.ts';

const entry = (id: number, company: string | null, operatives = 6) => ({
  id,
  type: 'labour' as const,
  company,
  labor: laborText({ company: company ?? '', operatives }),
});

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
  const crews = [
    { company: 'bower steelfixing ', diaryEntryId: null },
    { company: null, diaryEntryId: 5 },
  ];
  expect(unclockedCompanies(entries, crews)).toEqual([
    { company: 'Harkness Formwork', people: 6 },
    { company: 'Calder Mechanical', people: 2 },
  ]);
});
