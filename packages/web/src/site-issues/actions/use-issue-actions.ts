import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { type Step, stepNames, stepsFrom } from '@sitewright/domain/site-issues/steps';
import { useNavigate } from '@tanstack/react-router';
import { FolderOpen, UserPlus } from 'lucide-react';
import { useDeletionObstacle } from '../../actions/use-deletion-obstacle.ts';
import { useActor } from '../../platform/session.ts';
import type { RowAction } from '../../ui/table/column.ts';
import { deleteRow, editRow, openRow } from '../../ui/table/row-actions.ts';
import { placeOf } from '../issue-routes.ts';
import { stepDisplay } from '../labels.ts';
import { useObstacleToStep } from './use-obstacle-to-step.ts';
import { useSteps } from './use-steps.ts';

/** The actions on an issue in its current status, in a list as on a board. */
export function useIssueActions(slug: string) {
  const actor = useActor();
  const navigate = useNavigate();
  const { take, ask, openAction, forget } = useSteps();
  const toStep = useObstacleToStep();
  const deletionObstacle = useDeletionObstacle(siteIssuesApi.remove);
  const steps = stepNames.map((step) => stepAction(step, toStep, take));
  const actions: RowAction<SiteIssue>[] = [
    openRow(FolderOpen, ({ id }) => void navigate(placeOf(slug, 'view', id))),
    ...steps,
    {
      id: 'assign',
      label: 'Assign…',
      icon: UserPlus,
      obstacle: (issue) => obstacleToEditing(issue, actor),
      onPress: (issue) => ask({ action: 'assign', issue }),
    },
    editRow(
      (issue) => obstacleToEditing(issue, actor),
      ({ id }) => void navigate(placeOf(slug, 'edit', id)),
    ),
    deleteRow(
      ({ id }) => deletionObstacle(id, obstacleToDeleting(actor)),
      (issue) => ask({ action: 'delete', issue }),
    ),
  ];
  return { actions, take, openAction, forget };
}

type Take = (step: Step, issue: SiteIssue) => void;

const stepAction = (
  step: Step,
  obstacleTo: ReturnType<typeof useObstacleToStep>,
  take: Take,
): RowAction<SiteIssue> => ({
  id: step,
  ...stepDisplay[step],
  isShownFor: ({ status }) => stepsFrom(status).includes(step),
  obstacle: (issue) => obstacleTo(step, issue),
  onPress: (issue) => take(step, issue),
});
