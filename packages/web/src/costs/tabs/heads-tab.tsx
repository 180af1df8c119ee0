import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { useQuery } from '@tanstack/react-query';
import { FilePenLine, WalletCards } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { BudgetChanges } from '../budget/budget-changes.tsx';
import { WeeklyPanel } from '../charts/weekly-panel.tsx';
import type { OnAction, TabProps } from '../cost-actions.ts';
import { costQueries } from '../queries.ts';
import { HeadTable } from '../summary/head-table.tsx';

export const HeadsTab = ({ analysis, onAction }: TabProps) => (
  <>
    <Actions onAction={onAction} />
    <HeadTable analysis={analysis} />
    <Weeks {...analysis} />
    <BudgetChanges projectId={analysis.projectId} />
  </>
);

const Weeks = ({ slug }: CostAnalysis) => (
  <Loaded
    query={useQuery(costQueries.curve(slug))}
    what="the weeks"
    empty={null}
    skeleton={<ChartSkeleton title="Cost by week" />}
  >
    {(curve) => <WeeklyPanel curve={curve} />}
  </Loaded>
);

function Actions({ onAction }: { onAction: OnAction }) {
  const obstacle = obstacleToCosts(useActor());
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ButtonWithReason icon={WalletCards} obstacle={obstacle} onClick={() => onAction('budgets')}>
        Budget by head
      </ButtonWithReason>
      {!obstacle && (
        <Button icon={FilePenLine} onClick={() => onAction('budgetChange')}>
          Budget change
        </Button>
      )}
    </div>
  );
}
