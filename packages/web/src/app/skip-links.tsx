import { cn } from '../ui/cn.ts';

/** The first stops of the Tab key; each skips the frame. */
export const SkipLinks = () => (
  <>
    <a href="#content" className={link}>
      Skip to content
    </a>
    <button
      type="button"
      className={cn(link, '[body:not(:has([data-filter-box]))_&]:hidden')}
      onClick={focusFilters}
    >
      Skip to filters
    </button>
  </>
);

/** A page marks the box that filters its list with `data-filter-box`. */
export const focusFilters = (): void =>
  document.querySelector<HTMLElement>('[data-filter-box]')?.focus();

const link =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-control focus:bg-surface focus:px-3.5 focus:py-2.5 focus:text-text';
