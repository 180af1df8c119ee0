import type { RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { riskFigures } from '@sitewright/domain/risk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NoContracts, useIsWithoutContracts } from '../projects/no-contracts.tsx';
import { dayText } from '../ui/format/date-time.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { Column } from '../ui/table/column.ts';
import { numberColumn, textColumn } from '../ui/table/columns.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RecordCard } from '../ui/table/record-card.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { Band } from './band.tsx';
import { riskQueries } from './queries.ts';

type Props = { today: string };

/** Every contract that was assessed, the riskiest first. */
export const CompanyScores = ({ today }: Props) => (
  <Loaded
    query={useQuery(riskQueries.assessments())}
    what="risk assessments"
    empty={<NoScores />}
    skeleton={<Skeleton what="risk assessments" count={4} />}
  >
    {(assessments) => <Scores assessments={assessments} today={today} />}
  </Loaded>
);

const NoScores = () =>
  useIsWithoutContracts() ? (
    <NoContracts
      icon={ShieldAlert}
      text="Risks are scored for each contract. The highest-risk contract is listed first."
    />
  ) : (
    <EmptyState
      icon={ShieldAlert}
      title="No risk assessments yet"
      text="Choose a contract above to score its risks. The highest-risk contract is listed first."
    />
  );

function Scores({ assessments, today }: Props & { assessments: readonly RiskAssessment[] }) {
  const [view, setView] = useState<TableView>({});
  const columns = useMemo(() => columnsOn(today), [today]);
  return (
    <DataTable
      label="Risk assessments"
      rows={assessments}
      columns={columns}
      defaultSort="-score"
      searchHint="Contract"
      view={view}
      onView={setView}
      card={(assessment) => <Card assessment={assessment} today={today} />}
    />
  );
}

const linkTo = ({ projectSlug: contract }: RiskAssessment) =>
  ({ to: '/risk-assessment', search: { contract } }) as const;

const columnsOn = (today: string): Column<RiskAssessment>[] => [
  textColumn('contract', 'Contract', ({ projectName }) => projectName, {
    width: 280,
    isName: true,
    cell: (assessment) => (
      <Link {...linkTo(assessment)} className="-my-0.5 py-0.5 font-medium">
        {assessment.projectName}
      </Link>
    ),
  }),
  numberColumn('score', 'Score out of 25', ({ overallScore }) => overallScore, {
    width: 160,
    align: undefined,
    cell: ({ overallScore }) => <Band risk={overallScore} />,
  }),
  numberColumn('high', 'High risks', ({ scores }) => riskFigures(scores, today).high, {
    width: 136,
  }),
  numberColumn('overdue', 'Overdue actions', ({ scores }) => riskFigures(scores, today).overdue, {
    width: 136,
  }),
  textColumn('updated', 'Last review', ({ updated }) => dayText(updated), {
    width: 128,
    sortBy: ({ updated }) => updated,
  }),
];

function Card({ assessment, today }: Props & { assessment: RiskAssessment }) {
  const { high, overdue } = riskFigures(assessment.scores, today);
  return (
    <RecordCard
      title={
        <Link {...linkTo(assessment)} className="-my-2.5 inline-block py-2.5">
          {assessment.projectName}
        </Link>
      }
    >
      <Band risk={assessment.overallScore} />
      <p className="text-sm text-text-2">
        {high} high, {overdue} overdue, reviewed {dayText(assessment.updated)}
      </p>
    </RecordCard>
  );
}
