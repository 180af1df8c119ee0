import { cn } from '../cn.ts';

/** The first column is sticky: beside the check boxes, if there are any. */
export const stickyStyles = (hasBoxes: boolean): string =>
  cn('sticky z-10 group-data-boxed/box:border-r print:static', hasBoxes ? 'left-11' : 'left-0');

/** The menu of a row stays in reach however wide the table is. */
export const stickyMenuStyles =
  'sticky right-0 z-10 group-data-boxed/box:border-l group-data-boxed/box:border-l-line-2 print:hidden';

export const headStyles =
  'sticky top-header z-10 h-9 border-b border-line bg-surface px-2.5 text-left text-[12px] leading-4 font-medium tracking-normal whitespace-nowrap text-text-2 group-data-boxed/box:top-0 first:pl-4 last:pr-4 print:static print:px-1.5 print:whitespace-normal';

const height = 'h-row group-data-two-line/box:h-11 group-data-compact/box:h-8 pointer-coarse:h-12!';

/** The focus ring of a row is drawn by its cells: a sticky cell would cover it. */
const ring =
  'group-focus-visible/row:shadow-[inset_0_2px_var(--focus-in),inset_0_-2px_var(--focus-in),inset_0_4px_var(--focus-out),inset_0_-4px_var(--focus-out)]';

const links =
  '[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:hover:underline group-data-two-line/box:[&_a]:min-h-5';

export const cellStyles = cn(
  height,
  ring,
  links,
  'border-b border-line-2 bg-surface px-2.5 text-left align-middle font-normal whitespace-nowrap tabular-nums group-last/row:border-b-0 group-hover/row:bg-bg group-data-selected/row:bg-brand-soft first:pl-4 last:pr-4 group-data-fixed/box:overflow-hidden group-data-fixed/box:text-ellipsis print:h-auto print:px-1.5 print:py-1 print:whitespace-normal',
);

export const totalStyles = cn(
  height,
  'border-t border-line bg-surface px-2.5 text-left font-semibold whitespace-nowrap tabular-nums first:pl-4 last:pr-4',
);

export const alignStyles = (align: 'right' | undefined): string | undefined =>
  align && 'text-right!';
