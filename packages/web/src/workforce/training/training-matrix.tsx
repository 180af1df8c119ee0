import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, GraduationCap, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { ViewProps } from '../view-props.ts';
import { competencesIn, matrixColumns, missingFilter } from './matrix-columns.tsx';
import { RequireCompetences } from './require-competences.tsx';

/** Who holds what until when, and who lacks it. */
export function TrainingMatrix({ view, onView, today }: ViewProps) {
  const query = useQuery(queryAll(workforceApi.training, { query: {} }));
  const actor = useActor();
  const [isRequiring, setRequiring] = useState(false);
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
        <ButtonLink to="/workforce">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Workforce
        </ButtonLink>
        <Button onClick={() => setRequiring(true)}>
          <ListChecks aria-hidden="true" className="size-4" />
          What each trade needs
        </Button>
      </div>
      {(query.isPending || !!rows?.length) && (
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
          empty={null}
          exportObstacle={obstacleOfRole(actor, 'worker', 'X', 'take the matrix along')}
        />
      )}
      {query.isPending || (
        <Loaded query={query} what="training" empty={<NoTraining />}>
          {() => null}
        </Loaded>
      )}
      {isRequiring && <RequireCompetences onClose={() => setRequiring(false)} />}
    </>
  );
}

const NoTraining = () => (
  <EmptyState
    icon={GraduationCap}
    title="Nobody is on the books yet"
    text="Once workers are added, what each holds and until when is told here."
  />
);
