import {
  type Priority,
  priorities,
  priorityLabels,
} from '@sitewright/domain/site-issues/issue-values';
import { cn } from '../../ui/cn.ts';
import { priorityStyles } from '../badges.tsx';

type Props = { value: string; onChange: (priority: Priority) => void };

/** One tap each, and all four visible. */
export const PriorityChips = ({ value, onChange }: Props) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 text-sm font-medium">Priority</legend>
    <div className="grid grid-cols-2 gap-2 md:flex">
      {priorities.map((priority) => {
        const { icon: Icon } = priorityStyles[priority];
        return (
          <label
            key={priority}
            className={cn(
              'inline-flex h-control-sm cursor-pointer items-center justify-center gap-1.5 rounded-full border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus site:h-11',
              priority === value
                ? 'border-brand bg-brand-soft font-semibold text-on-brand-soft'
                : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="priority"
              value={priority}
              checked={priority === value}
              onChange={() => onChange(priority)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {priorityLabels[priority]}
          </label>
        );
      })}
    </div>
  </fieldset>
);
