import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { Check } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import { timeText } from '../../ui/format/moment.ts';
import { Reach } from '../../ui/reach.tsx';

type Props = { person: OnSite; foundAt: string | undefined; onToggle: () => void };

/** One tap says that they are there; a second takes it back. */
export const Present = ({ person, foundAt, onToggle }: Props) => (
  <li
    className={cn(
      'flex items-center gap-3 rounded-card border bg-surface p-3',
      foundAt ? 'border-ok' : 'border-line',
    )}
  >
    <button
      type="button"
      aria-pressed={!!foundAt}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 flex-none place-items-center rounded-full border-2',
          foundAt ? 'border-ok bg-ok text-on-solid' : 'border-control',
        )}
      >
        {foundAt && <Check className="size-5" />}
      </span>
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">
          {person.name}
          {person.workerId === null && `, ${person.people} not named`}
        </span>
        <span className="text-sm text-text-2">
          {[person.jobTitle, person.company, `since ${timeText(person.since)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {foundAt && (
          <span className="text-sm font-medium text-on-ok-soft">
            Accounted for at {timeText(foundAt)}
          </span>
        )}
      </span>
    </button>
    {person.mobilePhone && <Reach name={person.name} phone={person.mobilePhone} email={null} />}
  </li>
);
