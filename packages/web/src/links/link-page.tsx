import type { UseQueryResult } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefusedWith } from '../platform/call.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { failureText } from './failure-labels.ts';

type Props<T> = {
  heading: string;
  query: UseQueryResult<T>;
  /** What is loading, such as 'the order'. */
  what: string;
  /** What to do if a link no longer works. */
  over: string;
  children: (data: NonNullable<T>) => ReactNode;
};

/** The page of a link that was sent by email: no account, one action. */
export function LinkPage<T>({ heading, query, what, over, children }: Props<T>) {
  const isOver = (
    <>
      <h1>{heading}</h1>
      <EmptyState icon={Link2Off} title="This link is no longer valid" text={over} />
    </>
  );
  return (
    <main className="mx-auto grid max-w-[680px] grid-cols-[minmax(0,1fr)] gap-4 p-gutter py-8 max-md:py-4">
      <WindowTitle heading={heading} />
      {isRefusedWith(query.error, 400, 404) ? (
        isOver
      ) : (
        <Loaded
          query={{ ...query, error: query.error && new Error(failureText(query.error)) }}
          what={what}
          empty={isOver}
          skeleton={<Skeleton what={what} shape="lines" />}
        >
          {(data) => children(data as NonNullable<T>)}
        </Loaded>
      )}
    </main>
  );
}
