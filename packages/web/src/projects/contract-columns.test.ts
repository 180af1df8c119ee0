import { aProject } from '@sitewright/domain/projects/project.fixture';
import { expect, it } from 'vitest';
import { contractColumns } from './contract-columns.tsx';

it('exports no time gone as nought, and an unknown programme as nothing', () => {
  const time = contractColumns(true, '2026-11-16').find(({ id }) => id === 'time');
  const programmes = [
    { startDate: '2026-12-01', finishDate: '2027-12-01' },
    { startDate: null, finishDate: null },
  ];
  const exported = programmes.map((programme) =>
    time?.exportAs?.({ ...aProject(programme), issues: undefined }),
  );
  expect(exported).toEqual([0, null]);
});
