import { entryHours } from '@sitewright/domain/diary/hours-labels';
import { cn } from '../../ui/cn.ts';

type Props = { hours: string; className?: string };

/** How long an entry took, which is not what its people worked: its hint says how it is counted. */
export const EntryHours = ({ hours, className }: Props) => (
  <p
    title={`${entryHours.label}. ${entryHours.meaning}`}
    className={cn('ml-auto pl-2 text-sm whitespace-nowrap tabular-nums', className)}
  >
    <b className="font-semibold">{hours}</b>{' '}
    <span aria-hidden="true" className="text-text-2">
      h
    </span>
    <span className="sr-only">{entryHours.label.toLowerCase()}</span>
  </p>
);
