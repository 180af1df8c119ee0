import { inBritish } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import type { WorkerTraining } from '@sitewright/domain/workforce/papers';
import { missingOf } from '@sitewright/domain/workforce/training';
import { usualCompetences } from '@sitewright/domain/workforce/worker-values';
import { anyOf } from '../../ui/table/any-of.ts';
import type { Column, Filter } from '../../ui/table/column.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { type Due, dueInk, dueOf } from '../due.ts';
import { WorkerLink } from '../list/worker-link.tsx';

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** The usual ones first, then what else is held or needed. */
export function competencesIn(rows: readonly WorkerTraining[]): string[] {
  const met = rows.flatMap(({ competences, missing }) => [
    ...competences.map(({ competence }) => competence),
    ...missing,
  ]);
  const others = [...new Set(met)].filter(
    (competence) => !usualCompetences.some((usual) => isSame(usual, competence)),
  );
  return [...usualCompetences, ...others.sort((a, b) => a.localeCompare(b, 'en-GB'))];
}

export const matrixColumns = (
  competences: readonly string[],
  today: string,
): Column<WorkerTraining>[] => [
  person,
  ...competences.map((competence) => competenceColumn(competence, today)),
];

const person: Column<WorkerTraining> = {
  id: 'name',
  header: 'Person',
  width: 216,
  isName: true,
  cell: (row) => (
    <TwoLines first={<WorkerLink worker={row} />} second={`${row.jobTitle} · ${row.workerId}`} />
  ),
  text: (row) => [fullName(row), row.jobTitle, row.workerId].join(' '),
  sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  exportedAs: [
    { header: 'Worker ID', of: ({ workerId }) => workerId },
    { header: 'Name', of: fullName },
    { header: 'Job title', of: ({ jobTitle }) => jobTitle },
  ],
};

const words: Record<Due, string> = {
  none: 'No expiry',
  valid: 'To',
  soon: 'Ends',
  over: 'Expired',
};

function competenceColumn(competence: string, today: string): Column<WorkerTraining> {
  const heldBy = ({ competences }: WorkerTraining) =>
    competences.find((held) => isSame(held.competence, competence));
  const isNeeded = ({ missing }: WorkerTraining) =>
    missing.some((needed) => isSame(needed, competence));
  const text = (row: WorkerTraining): string => {
    const held = heldBy(row);
    if (!held) return isNeeded(row) ? 'Missing' : '';
    const due = words[dueOf(held.expiresOn, today)];
    return held.expiresOn ? `${due} ${inBritish(held.expiresOn)}` : due;
  };
  const due = (row: WorkerTraining): Due => {
    const held = heldBy(row);
    return held ? dueOf(held.expiresOn, today) : isNeeded(row) ? 'over' : 'none';
  };
  return {
    id: competence,
    header: competence,
    width: 152,
    cell: (row) => <span className={dueInk[due(row)]}>{text(row) || '–'}</span>,
    text,
    sortBy: (row) => heldBy(row)?.expiresOn ?? null,
  };
}

/** Those who have it not, or no longer. */
export const missingFilter = (
  view: TableView,
  competences: readonly string[],
  today: string,
): Filter<WorkerTraining> =>
  anyOf(
    view,
    'missing',
    'Missing',
    competences.map((value) => ({ value, label: value })),
    ({ competences: held }) => missingOf(competences, held, today),
  );
