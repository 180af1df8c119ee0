import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { obstacleToStep } from '@sitewright/domain/site-issues/steps';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { IssueActionDialog } from '../actions/issue-action.tsx';
import { useIssueActions } from '../actions/use-issue-actions.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import { type BoardColumn, boardColumns, inColumn, stepTowards } from './columns.ts';

type Props = { issues: readonly SiteIssue[]; slug: string; today: string };

/** By state, from left to right; a card is moved by its menu, or by Shift and an arrow key. */
export function Board({ issues, slug, today }: Props) {
  const { openAction, forget, ...cardActions } = useBoard(slug, issues);
  return (
    <>
      <p className="text-xs text-text-2 max-md:hidden print:hidden">
        Move a card from its menu or with Shift and an arrow key.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
        {boardColumns.map((column) => (
          <Column
            key={column.label}
            column={column}
            slug={slug}
            today={today}
            cardActions={cardActions}
            issues={inColumn(issues, column)}
          />
        ))}
      </div>
      {openAction && <IssueActionDialog {...openAction} onClose={forget} />}
    </>
  );
}

const sides: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

function useBoard(slug: string, issues: readonly SiteIssue[]) {
  const { actions, take, openAction, forget } = useIssueActions(slug);
  const actor = useActor();
  const moved = useRef<number>(undefined);
  // A card that changed its column is another element: the focus follows it.
  useEffect(() => {
    if (moved.current && issues)
      document.querySelector<HTMLElement>(`[data-issue="${moved.current}"]`)?.focus();
  }, [issues]);
  const onKey = (event: KeyboardEvent, issue: SiteIssue) => {
    const side = event.shiftKey ? sides[event.key] : undefined;
    const step = side && stepTowards(issue, side);
    if (!step || obstacleToStep(step, issue, actor)) return;
    event.preventDefault();
    moved.current = issue.id;
    take(step, issue);
  };
  return { actions, onKey, openAction, forget };
}

type ColumnProps = {
  column: BoardColumn;
  issues: readonly SiteIssue[];
  slug: string;
  today: string;
  cardActions: CardActions;
};

const most = 20;

function Column({ column: { label, icon: Icon }, issues, slug, today, cardActions }: ColumnProps) {
  const [count, setCount] = useState(most);
  const hidden = issues.length - count;
  return (
    <section aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="flex items-center gap-2 px-1 text-base">
        <Icon aria-hidden="true" className="size-4 text-text-2" />
        {label}
        <span className="rounded-full bg-sunken px-1.5 text-xs font-medium text-text-2 tabular-nums">
          {issues.length}
        </span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {issues.slice(0, count).map((issue) => (
          <BoardCard
            key={issue.id}
            issue={issue}
            slug={slug}
            today={today}
            cardActions={cardActions}
            column={label}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="justify-self-center" onClick={() => setCount(count + most)}>
          Show {Math.min(hidden, most)} more
        </Button>
      )}
    </section>
  );
}
