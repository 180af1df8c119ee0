import { Button } from '../button.tsx';

type Props = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

/** Below a table that shows only the first rows. */
export const LoadMore = ({ hasNextPage, isFetching, fetchNextPage }: Props) =>
  hasNextPage && (
    <div className="justify-self-center print:hidden">
      <Button isPending={isFetching} onClick={() => fetchNextPage()}>
        Load more
      </Button>
    </div>
  );
