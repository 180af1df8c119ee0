import { Link, type LinkProps } from '@tanstack/react-router';

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
        <li key={tab} ref={tab === here ? scrollIntoView : undefined}>
          <Link
            to="."
            search={search(place === 0 ? undefined : tab)}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={tab === here ? 'page' : undefined}
            resetScroll={false}
            className={tabStyles}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** A phone shows some of the tabs only. */
export const scrollIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export const Count = ({ value, what }: { value: number; what: string }) => (
  <span className="rounded-full bg-sunken px-1.5 text-xs leading-[18px] font-medium text-text-2">
    {value}
    <span className="sr-only"> {what}</span>
  </span>
);

export const tabStyles =
  'relative flex h-10 items-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap text-text-2 -outline-offset-2! hover:text-text site:h-12 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-brand';
