import { Link, type LinkProps } from '@tanstack/react-router';
import { bringIntoSight, tabLook } from '../projects/contract-frame/tab-strip.tsx';

type Props<T extends string> = {
  label: string;
  /** In their order; the first is open where the address names none. */
  tabs: readonly (readonly [tab: T, label: string])[];
  here: T;
  /** What the address says of a tab; of the first it says nothing. */
  search: (tab: T | undefined) => LinkProps['search'];
};

/** The tabs of a screen, as links: which one is open the address says. */
export const TabLinks = <T extends string>({ label, tabs, here, search }: Props<T>) => (
  <nav aria-label={label} className="border-b border-line max-md:-mx-gutter print:hidden">
    {/* Rendered again when a tab joins late: the open one is scrolled into view. */}
    <ul
      key={tabs.length}
      className="scroll-hint flex gap-1 overflow-x-auto overflow-y-hidden [--edge:var(--bg)] [scrollbar-width:none] max-md:px-1.5"
    >
      {tabs.map(([tab, words], place) => (
        <li key={tab} ref={tab === here ? bringIntoSight : undefined}>
          <Link
            to="."
            search={search(place === 0 ? undefined : tab)}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={tab === here ? 'page' : undefined}
            resetScroll={false}
            className={tabLook}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
