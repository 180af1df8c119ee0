import type { Entitled } from '@sitewright/domain/kernel/access';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { cn } from '../../ui/cn.ts';
import { type Show, showLabels, shownOf, shows } from '../shown.ts';

type Props = {
  issues: readonly SiteIssue[];
  onlooker: { actor: Entitled; today: string };
  show: Show;
  /** A board has a column for what is closed. */
  isBoard: boolean;
  onShow: (show: Show) => void;
};

const onBoard: readonly Show[] = ['open', 'overdue', 'mine'];

/** Which of them are looked at, each with its number. */
export const ShowChips = ({ issues, onlooker, show, isBoard, onShow }: Props) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">Which issues</legend>
    {(isBoard ? onBoard : shows).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === show}
        onClick={() => onShow(one)}
        className={cn(
          'inline-flex h-control-sm items-center gap-1.5 rounded-full border px-3 text-sm site:h-11',
          one === show
            ? 'border-brand bg-brand-soft font-medium text-on-brand-soft'
            : 'border-line bg-surface text-text hover:bg-sunken',
        )}
      >
        {isBoard && one === 'open' ? 'All' : showLabels[one]}{' '}
        <b className="font-semibold tabular-nums">
          {(isBoard && one === 'open' ? issues : shownOf(issues, one, onlooker)).length}
        </b>
      </button>
    ))}
  </fieldset>
);
