import type { Project } from '@sitewright/domain/projects/project';
import type { CategoryScore, RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import {
  obstacleToAssessing,
  obstacleToDeleting,
  obstacleToEditing,
} from '@sitewright/domain/risk/rules';
import { reductionOf, standingRisk, worstFirst } from '@sitewright/domain/risk/score';
import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Opener } from '../../ui/opener.tsx';
import { Band } from '../band.tsx';
import { riskQueries } from '../queries.ts';
import { type AssessmentAction, AssessmentActionDialog } from './assessment-action.tsx';
import { Categories } from './categories.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { PlanPanel } from './mitigation-plan.tsx';
import { NewAssessment } from './new-assessment.tsx';
import { RadarPanel } from './radar-panel.tsx';
import { ScoreKpis } from './score-kpis.tsx';
import { TrendPanel } from './trend-panel.tsx';

type Props = { project: Project; today: string };

export function ScoreTab({ project, today }: Props) {
  return (
    <Loaded
      query={useQuery(riskQueries.assessments(project.id))}
      what="the risk assessment"
      empty={<NotAssessed project={project} />}
      skeleton={<Skeleton what="the risk assessment" shape="lines" />}
    >
      {([assessment]) => assessment && <Assessed assessment={assessment} today={today} />}
    </Loaded>
  );
}

const NotAssessed = ({ project }: Pick<Props, 'project'>) => (
  <EmptyState
    icon={ShieldAlert}
    title="Not assessed yet"
    text="Score eleven risk categories, from safety to weather, to see the most serious risks first."
  >
    <Opener label="New assessment" tone="primary" obstacle={obstacleToAssessing(useActor())}>
      {(close) => <NewAssessment project={project} onClose={close} />}
    </Opener>
  </EmptyState>
);

function Assessed({ assessment, today }: { assessment: RiskAssessment; today: string }) {
  const [openAction, setOpenAction] = useState<AssessmentAction>();
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
        <AssessmentActionDialog
          {...openAction}
          assessment={assessment}
          onClose={() => setOpenAction(undefined)}
        />
      )}
    </>
  );
}

type ButtonsProps = { onAsk: (action: AssessmentAction) => void };

function Buttons({ onAsk }: ButtonsProps) {
  const actor = useActor();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ButtonWithReason
        icon={Plus}
        obstacle={obstacleToEditing(actor)}
        onClick={() => onAsk({ action: 'score' })}
      >
        Add category
      </ButtonWithReason>
      {!obstacleToDeleting(actor) && (
        <ButtonWithReason
          icon={Trash2}
          obstacle={undefined}
          onClick={() => onAsk({ action: 'delete' })}
        >
          Delete assessment
        </ButtonWithReason>
      )}
    </div>
  );
}

const most = 5;

type ScoresProps = { scores: readonly CategoryScore[] };

const TopRisks = ({ scores }: ScoresProps) => (
  <Panel title="Top five">
    <ol className="grid content-start">
      {worstFirst(scores)
        .slice(0, most)
        .map((score) => (
          <li
            key={score.category}
            className="flex items-start justify-between gap-3 border-t border-line-2 px-4 py-2.5 text-sm first:border-t-0"
          >
            <span className="grid min-w-0">
              <span className="font-medium [overflow-wrap:anywhere]">{score.category}</span>
              <span className="text-xs text-text-2">{effectOf(score)}</span>
            </span>
            <Band risk={standingRisk(score)} />
          </li>
        ))}
    </ol>
  </Panel>
);

function effectOf(score: CategoryScore): string {
  const reduction = reductionOf(score);
  return reduction === null ? 'Residual not scored yet' : `Reduced ${reduction}% by controls`;
}
