import type { Project } from '@sitewright/domain/projects/project';
import type { CategoryScore, RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import {
  obstacleToAssessing,
  obstacleToDeleting,
  obstacleToEditing,
} from '@sitewright/domain/risk/rules';
import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { riskQueries } from '../queries.ts';
import { Categories } from './categories.tsx';
import { CategorySheet } from './category-sheet.tsx';
import { DeleteAssessment } from './delete-assessment.tsx';
import { EditPlan } from './edit-plan.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { NewAssessment } from './new-assessment.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { RadarPanel } from './radar-panel.tsx';
import { RemoveCategory } from './remove-category.tsx';
import { ScoreKpis } from './score-kpis.tsx';
import { TopRisks } from './top-risks.tsx';
import { TrendPanel } from './trend-panel.tsx';

type Props = { project: Project; today: string };

export const ScoreTab = ({ project, today }: Props) => (
  <Loaded
    query={useQuery(riskQueries.assessments(project.id))}
    what="the risk assessment"
    empty={<NotAssessed project={project} />}
    skeleton={<Skeleton what="the risk assessment" shape="lines" />}
  >
    {([assessment]) => assessment && <Assessed assessment={assessment} today={today} />}
  </Loaded>
);

function NotAssessed({ project }: Pick<Props, 'project'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        icon={ShieldAlert}
        title="Not assessed yet"
        text="Score eleven things that may go wrong, from safety to weather. What is likely and bad stands out at once."
      >
        <ButtonWithReason
          tone="primary"
          obstacle={obstacleToAssessing(useActor())}
          onClick={() => setOpen(true)}
        >
          New assessment
        </ButtonWithReason>
      </EmptyState>
      {isOpen && <NewAssessment project={project} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What opens over the page; a category that is none yet is being added. */
export type OpenAction =
  | { action: 'score'; category?: CategoryScore }
  | { action: 'remove'; category: CategoryScore }
  | { action: 'plan' }
  | { action: 'delete' };

function Assessed({ assessment, today }: { assessment: RiskAssessment; today: string }) {
  const [openAction, setOpenAction] = useState<OpenAction>();
  return (
    <>
      <ScoreKpis assessment={assessment} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MatrixPanel scores={assessment.scores} />
        <TopRisks scores={assessment.scores} />
      </div>
      <Categories assessment={assessment} today={today} onAsk={setOpenAction} />
      <Buttons onAsk={setOpenAction} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 lg:grid-cols-2">
        <RadarPanel scores={assessment.scores} />
        <TrendPanel assessment={assessment} />
      </div>
      <PlanPanel assessment={assessment} onEdit={() => setOpenAction({ action: 'plan' })} />
      {openAction && (
        <Action {...openAction} assessment={assessment} onClose={() => setOpenAction(undefined)} />
      )}
    </>
  );
}

type ButtonsProps = { onAsk: (action: OpenAction) => void };

function Buttons({ onAsk }: ButtonsProps) {
  const actor = useActor();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ButtonWithReason
        obstacle={obstacleToEditing(actor)}
        onClick={() => onAsk({ action: 'score' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add category
      </ButtonWithReason>
      {!obstacleToDeleting(actor) && (
        <ButtonWithReason obstacle={undefined} onClick={() => onAsk({ action: 'delete' })}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete assessment
        </ButtonWithReason>
      )}
    </div>
  );
}

type ActionProps = OpenAction & { assessment: RiskAssessment; onClose: () => void };

function Action({ assessment, onClose, ...action }: ActionProps) {
  const shared = { assessment, onClose };
  if (action.action === 'plan') return <EditPlan {...shared} />;
  if (action.action === 'delete') return <DeleteAssessment {...shared} />;
  if (action.action === 'remove') return <RemoveCategory {...shared} category={action.category} />;
  return <CategorySheet {...shared} {...(action.category && { category: action.category })} />;
}
