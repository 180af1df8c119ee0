import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from './loaded.tsx';

type Props = Pick<ComponentProps<typeof Loaded>, 'query' | 'what'> & {
  /** Instead of the table where there are no rows. */
  empty?: ReactNode;
  children: ReactNode;
};

/** For a table with a skeleton and a pager of its own: it stays mounted while its rows are loaded. */
export const LoadedTable = ({ query, what, empty, children }: Props) => (
  <Loaded
    query={{ ...query, hasNextPage: false }}
    what={what}
    skeleton={children}
    empty={empty ?? children}
  >
    {() => children}
  </Loaded>
);
