import type { RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { obstacleToEditing } from '@sitewright/domain/risk/rules';
import { residualOf, riskOf } from '@sitewright/domain/risk/score';
import { Pencil, Trash2, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RecordCard } from '../../ui/table/record-card.tsx';
import type { TableView } from '../../ui/table/table-view.ts';
import { Band } from '../band.tsx';
import { readMatrixFilter, useChangeRiskSearch, useRiskSearch } from '../search-params.ts';
import type { AssessmentAction } from './assessment-action.tsx';
import { categoryColumns, Due } from './category-columns.tsx';
import { isShown, type NumberedScore, numberScores } from './matrix.ts';

type Props = {
  assessment: RiskAssessment;
  today: string;
  onAsk: (action: AssessmentAction) => void;
};

/** The assessed categories; the matrix filters them. */
export function Categories({ assessment, today, onAsk }: Props) {
  const search = useRiskSearch();
  const [view, setView] = useState<TableView>({});
  const columns = useMemo(() => categoryColumns(today), [today]);
  const { stage = 'after' } = search;
  const rows = numberScores(assessment.scores).filter((row) =>
    isShown(row, readMatrixFilter(search), { stage, today }),
  );
  return (
    <DataTable
      label="Categories"
      rows={rows}
      columns={columns}
      actions={useActions(assessment, onAsk)}
      defaultSort="id"
      searchHint="Category, control or owner"
      isTwoLine
      view={view}
      onView={setView}
      tools={search.show && <ShowAll />}
      card={(category, menu) => <CategoryCard category={category} menu={menu} today={today} />}
      empty={<NothingThere />}
    />
  );
}

function useActions(
  { scores }: RiskAssessment,
  onAsk: (action: AssessmentAction) => void,
): RowAction<NumberedScore>[] {
  const actor = useActor();
  const obstacle = () => obstacleToEditing(actor);
  const at = ({ id }: NumberedScore) => scores[id - 1];
  const ask = (action: 'score' | 'remove') => (row: NumberedScore) => {
    const category = at(row);
    if (category) onAsk({ action, category });
  };
  return [
    { id: 'score', label: 'Score', icon: Pencil, key: 'Enter', obstacle, onPress: ask('score') },
    {
      id: 'remove',
      label: 'Remove',
      icon: Trash2,
      key: 'Delete',
      obstacle,
      isShownFor: () => scores.length > 1,
      onPress: ask('remove'),
    },
  ];
}

function ShowAll() {
  const change = useChangeRiskSearch();
  return (
    <Button icon={X} onClick={() => change({ show: undefined })}>
      Show all categories
    </Button>
  );
}

const NothingThere = () => (
  <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm">
    <p className="min-w-0 flex-1">No categories in this cell.</p>
    <ShowAll />
  </div>
);

type CategoryCardProps = { category: NumberedScore; menu: ReactNode; today: string };

const CategoryCard = ({ category, menu, today }: CategoryCardProps) => {
  const residual = residualOf(category);
  return (
    <RecordCard heading="h3" title={`${category.id}. ${category.category}`} menu={menu}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Band risk={riskOf(category)} />
        {residual !== null && (
          <>
            then <Band risk={residual} />
          </>
        )}
      </p>
      {category.action && <p className="text-sm">{category.action}</p>}
      {(category.owner || category.dueDate) && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          {category.owner} <Due category={category} today={today} />
        </p>
      )}
    </RecordCard>
  );
};
