import { OctagonAlert } from 'lucide-react';
import type { Contract } from './contract.ts';

/** How many are open; those overdue come first, in words. */
export function IssuesCell({ overview }: Pick<Contract, 'overview'>) {
  if (!overview) return <span className="text-text-2">–</span>;
  const { openIssues, overdueIssues } = overview;
  return (
    <span className="inline-flex items-center gap-3.5">
      {overdueIssues > 0 && (
        <span className="inline-flex items-center gap-1 text-[12px] leading-4 text-on-bad-soft">
          <OctagonAlert aria-hidden="true" className="size-3.5" />
          {overdueIssues} overdue
        </span>
      )}
      <span className={openIssues === 0 ? 'text-text-2' : undefined}>{openIssues}</span>
    </span>
  );
}
