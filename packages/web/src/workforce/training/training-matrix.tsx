import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerTraining } from '@sitewright/domain/workforce/papers';
import { missingCompetences } from '@sitewright/domain/workforce/training';
import { usualCompetences } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, GraduationCap, ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cn } from '../../ui/cn.ts';
import { plainOptions } from '../../ui/fields/options.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { LoadedTable } from '../../ui/layout/loaded-table.tsx';
import { Opener } from '../../ui/opener.tsx';
import type { Column, Filter } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/columns.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { multiValueFilter } from '../../ui/table/filters.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { type ExpiryState, expiryInk, expiryStateOf } from '../expiry-state.ts';
import { WorkerLink } from '../list/worker-link.tsx';
import type { ViewProps } from '../view-props.ts';
import { RequireCompetences } from './require-competences.tsx';

/** Who holds what until when, and who lacks it. */
export function TrainingMatrix({ view, onView, today }: ViewProps) {
  const query = useQuery(queryAll(workforceApi.training, { query: {} }));
  const actor = useActor();
  const rows = query.data ?? undefined;
  const competences = useMemo(() => competencesIn(rows ?? []), [rows]);
  const columns = useMemo(() => matrixColumns(competences, today), [competences, today]);
  const filters = useMemo(
    () => [missingFilter(view, competences, today)],
    [view, competences, today],
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink icon={ArrowLeft} to="/workforce">
          Workforce
        </ButtonLink>
        <Opener icon={ListChecks} label="Trade requirements">
          {(close) => <RequireCompetences onClose={close} />}
        </Opener>
      </div>
      <LoadedTable query={query} what="training" empty={<NoTraining />}>
        <p className="text-xs text-text-2 min-[1600px]:hidden print:hidden">
          {competences.length} competences. Scroll the table sideways to see them all.
        </p>
        <DataTable
          label="Training"
          rows={rows}
          columns={columns}
          filters={filters}
          view={view}
          onView={onView}
          defaultSort="name"
          searchHint="Name, worker ID or trade"
          isTwoLine
          exportObstacle={obstacleOfRole(actor, 'worker', 'X', 'export the matrix')}
        />
      </LoadedTable>
    </>
  );
}

const NoTraining = () => (
  <EmptyState
    icon={GraduationCap}
    title="No workers yet"
    text="Add workers to see their training and when it expires."
  />
);

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** The usual ones first, then what else is held or needed. */
function competencesIn(rows: readonly WorkerTraining[]): string[] {
  const names = rows.flatMap(({ competences, missing }) => [
    ...competences.map(({ competence }) => competence),
    ...missing,
  ]);
  const others = [...new Set(names)].filter(
    (competence) => !usualCompetences.some((usual) => isSame(usual, competence)),
  );
  return [...usualCompetences, ...others.sort((a, b) => a.localeCompare(b, 'en-GB'))];
}

const matrixColumns = (competences: readonly string[], today: string): Column<WorkerTraining>[] => [
  person,
  ...competences.map((competence) => competenceColumn(competence, today)),
];

const personText = (row: WorkerTraining): string =>
  [fullName(row), row.jobTitle, row.workerId].join(' ');

const person = textColumn('name', 'Person', personText, {
  width: 216,
  isName: true,
  cell: (row) => <WorkerLink worker={row} />,
  second: ({ jobTitle, workerId }) => `${jobTitle} · ${workerId}`,
  sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  exportedAs: [
    { header: 'Worker ID', of: ({ workerId }) => workerId },
    { header: 'Name', of: fullName },
    { header: 'Job title', of: ({ jobTitle }) => jobTitle },
  ],
});

const words: Record<ExpiryState, string> = {
  none: 'No expiry',
  valid: 'To',
  soon: 'Expires',
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
    const due = words[expiryStateOf(held.expiresOn, today)];
    return held.expiresOn ? `${due} ${formatDate(held.expiresOn)}` : due;
  };
  const due = (row: WorkerTraining): ExpiryState => {
    const held = heldBy(row);
    return held ? expiryStateOf(held.expiresOn, today) : isNeeded(row) ? 'over' : 'none';
  };
  return textColumn(competence, competence, text, {
    width: 96,
    cell: (row) => <Held text={text(row)} ink={expiryInk[due(row)]} />,
    sortBy: (row) => heldBy(row)?.expiresOn ?? null,
  });
}

/** The date on a line of its own keeps the column narrow. */
const Held = ({ text, ink }: { text: string; ink: string }) => {
  const date = text.match(/\S*\d$/)?.[0] ?? '';
  return (
    <span className={cn('block text-xs leading-4', ink)}>
      {text.slice(0, text.length - date.length) || '–'}
      <span className="block">{date}</span>
    </span>
  );
};

/** Finds workers who lack a competence, or whose competence has expired. */
const missingFilter = (
  view: TableView,
  competences: readonly string[],
  today: string,
): Filter<WorkerTraining> =>
  multiValueFilter(view, 'missing', 'Missing', plainOptions(competences), ({ competences: held }) =>
    missingCompetences(competences, held, today),
  );
