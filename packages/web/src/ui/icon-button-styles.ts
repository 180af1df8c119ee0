/** A button that is an icon only. */
export const iconButtonStyles =
  'grid size-control flex-none place-items-center rounded-control text-text-2 hover:bg-surface hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
