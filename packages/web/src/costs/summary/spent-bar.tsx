import { cn } from '../../ui/cn.ts';

type Props = { spent: string | null; of: string };

/** How much of a budget is spent; red where all of it is. */
export function SpentBar({ spent, of }: Props) {
  if (spent === null) return null;
  const share = Math.max(0, Number(spent));
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span
        role="progressbar"
        aria-label={`Spent of the ${of} budget`}
        aria-valuenow={Math.min(100, Math.round(share))}
        aria-valuetext={`${Math.round(share)} %`}
        className="relative h-1.5 w-12 overflow-hidden rounded-full bg-track"
      >
        <span
          className={cn('absolute inset-y-0 left-0', share > 100 ? 'bg-bad' : 'bg-brand-text')}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'min-w-9 text-left text-xs tracking-normal',
          share > 100 ? 'text-on-bad-soft' : 'text-text-2',
        )}
      >
        {Math.round(share)} %
      </span>
    </span>
  );
}
