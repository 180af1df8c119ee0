export const chipStyles =
  'inline-flex h-control-sm items-center gap-1.5 rounded-full border border-button-line bg-surface px-2.5 text-button whitespace-nowrap text-text hover:bg-sunken';

export const optionStyles =
  'relative flex min-h-control-sm cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm outline-none select-none data-highlighted:bg-sunken';
