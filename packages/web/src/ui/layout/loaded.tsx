import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { capitalised } from '../format/labels.ts';
import { NotSaved, useIsNotSaved } from './not-saved.tsx';
import { PanelError } from './panel-error.tsx';
import { Skeleton } from './skeleton.tsx';

/** The part of a query that is used here; also of an infinite query. */
type Query<T> = {
  data: T | null | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => Promise<unknown>;
};

type Props<T> = {
  query: Query<T>;
  /** The plural of the records, such as 'contracts'. */
  what: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Shown while loading, instead of a list skeleton. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Loading, failed, empty and paged lists look the same on every screen. */
export function Loaded<T>({ query, what, empty, skeleton, children }: Props<T>) {
  const { data, error, isPending } = query;
  const isThere = data != null && !(Array.isArray(data) && data.length === 0);
  const nothing = typeof empty === 'string' ? <Nothing text={empty} /> : empty;
  return (
    <>
      {isPending
        ? (skeleton ?? <Skeleton what={what} />)
        : isThere
          ? children(data)
          : !error && nothing}
      {error ? (
        <TryAgain query={query} what={what} error={error} isThere={isThere} />
      ) : (
        <More query={query} />
      )}
    </>
  );
}

const Nothing = ({ text }: { text: string }) => <p className="text-text-2">{text}</p>;

type Trouble = Pick<Props<unknown>, 'query' | 'what'> & {
  /** A refusal may have a better message, and an id for the server's log. */
  error: Error & { inWords?: string; requestId?: string | undefined };
  isThere: boolean;
};

/** Rows that were loaded before stay visible; only the failed part is retried. */
function TryAgain({ query, what, error, isThere }: Trouble) {
  const { isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const again = (isFetchNextPageError && fetchNextPage) || refetch;
  if (useIsNotSaved(error)) {
    // Of rows in sight, the banner says how old they are.
    const isOnlyOlder = isThere && !isFetchNextPageError;
    return (
      !isOnlyOlder && (
        <NotSaved
          title={capitalised(isThere ? `more ${what}` : what)}
          isRetrying={isFetching}
          onRetry={() => again()}
        />
      )
    );
  }
  return (
    <PanelError
      title={isThere ? `The latest ${what} did not load` : capitalised(`${what} did not load`)}
      text={error.inWords ?? error.message}
      requestId={error.requestId}
      isRetrying={isFetching}
      onRetry={() => again()}
    />
  );
}

const More = ({ query: { hasNextPage, isFetching, fetchNextPage } }: { query: Query<unknown> }) =>
  hasNextPage && (
    <Button isPending={isFetching} onClick={() => fetchNextPage?.()}>
      Show more
    </Button>
  );
