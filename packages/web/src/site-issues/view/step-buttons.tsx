import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { afterPhotoRequired, type Step, stepsFrom } from '@sitewright/domain/site-issues/steps';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/dialogs/menu.tsx';
import { MoreMenu } from '../../ui/dialogs/more-menu.tsx';
import { useObstacleToStep } from '../actions/use-obstacle-to-step.ts';
import { stepDisplay } from '../labels.ts';

type Props = {
  issue: SiteIssue;
  isPending: boolean;
  onTake: (step: Step) => void;
  /** Other actions, below the rarer steps. */
  menu: ReactNode;
};

/** Rare enough to wait in the menu. */
const rare: readonly Step[] = ['dispute', 'void'];

/** Forward steps; a backward step is never the primary button. */
const onwards: readonly Step[] = ['start', 'present', 'close'];

/** The next steps of the issue; the reason for a disabled one is shown below. */
export function StepButtons({ issue, isPending, onTake, menu }: Props) {
  const obstacleTo = useObstacleToStep();
  const offered = stepsFrom(issue.status).map((step) => ({
    step,
    ...stepDisplay[step],
    obstacle: obstacleTo(step, issue),
  }));
  const common = offered
    .filter(({ step }) => !rare.includes(step))
    .toSorted((step, other) => isBackwards(step.step) - isBackwards(other.step));
  const first = common.find(({ step, obstacle }) => !obstacle && onwards.includes(step))?.step;
  const photo = needsAfterPhoto(issue) ? [afterPhotoRequired.message] : [];
  const reasons = new Set([...photo, ...common.flatMap(({ obstacle }) => obstacle?.message ?? [])]);
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex items-start gap-2">
        <div className="flex flex-wrap gap-2 max-md:grid max-md:flex-1">
          {common.map(({ step, label, icon: Icon, obstacle }) => (
            <Button
              icon={Icon}
              key={step}
              tone={step === first ? 'primary' : 'secondary'}
              isPending={isPending && step === first}
              isBlocked={!!obstacle}
              aria-description={obstacle?.message}
              onClick={() => onTake(step)}
              className="max-md:h-primary"
            >
              {label}
            </Button>
          ))}
        </div>
        <MoreMenu label="More actions for this issue" className="max-md:h-primary">
          {offered
            .filter(({ step }) => rare.includes(step))
            .map(({ step, label, icon, obstacle }) => (
              <MenuItem key={step} icon={icon} obstacle={obstacle} onSelect={() => onTake(step)}>
                {label}
              </MenuItem>
            ))}
          {menu}
        </MoreMenu>
      </div>
      {[...reasons].map((reason) => (
        <p key={reason} className="text-xs text-text-2">
          {reason}
        </p>
      ))}
    </div>
  );
}

/** Said to those who do the work, before the reviewer finds out. */
const needsAfterPhoto = ({ issueType, afterPhotos, status }: SiteIssue): boolean =>
  issueType === 'snag' && afterPhotos === 0 && stepsFrom(status).includes('present');

const isBackwards = (step: Step): number => Number(!onwards.includes(step));
