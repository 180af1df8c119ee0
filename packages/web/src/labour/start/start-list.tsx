import { useState } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { StartCrew } from './start-crew.tsx';
import { matching, type Startable } from './startable.ts';
import type { Start } from './use-start.ts';

type Props = Start & {
  query: Parameters<typeof Loaded<Startable[]>>[0]['query'];
  /** Such as 'gangs'. */
  what: string;
  empty: string;
  /** Whom to find first. */
  named?: string;
};

/** As many as anybody reads through; the others are found by typing. */
const mostShown = 50;

export function StartList({ query, what, empty, named = '', ...start }: Props) {
  const [typed, setTyped] = useState(named);
  return (
    <Loaded query={query} what={what} empty={empty}>
      {(all) => {
        const found = matching(all, typed);
        return (
          <section className="grid gap-2">
            <SearchBox
              label={`Search ${what}`}
              hint={`Search ${what}`}
              value={typed}
              onChange={setTyped}
            />
            <ul aria-label={what} className="-mx-2 divide-y divide-line-2">
              {found.slice(0, mostShown).map((startable) => (
                <StartCrew key={startable.id} startable={startable} {...start} />
              ))}
            </ul>
            <output className="text-sm text-text-2">{remark(found.length, what)}</output>
          </section>
        );
      }}
    </Loaded>
  );
}

const remark = (found: number, what: string): string | false =>
  found === 0
    ? `No ${what} match.`
    : found > mostShown && `${found - mostShown} more: type to find them.`;
