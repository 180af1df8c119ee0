import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { obstacleToStep, type Step } from '@sitewright/domain/site-issues/steps';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import type { Obstacle } from '../../ui/disabled-reason.tsx';

/** Why a step cannot be taken, by the rules or for want of signal: only some steps wait on the phone. */
export function useObstacleToStep() {
  const actor = useActor();
  const withoutSignal: Partial<Record<Step, Obstacle | undefined>> = {
    void: useNeedsSignal(siteIssuesApi.void),
    reopen: useNeedsSignal(siteIssuesApi.reopen),
  };
  return (step: Step, issue: SiteIssue): Obstacle | undefined =>
    obstacleToStep(step, issue, actor) ?? withoutSignal[step];
}
