/** A sticky bar; on a phone it is above the bottom navigation. */
export const saveBarStyles =
  'sticky bottom-0 z-20 grid gap-2 border-t border-line bg-bg py-3 max-md:-mx-gutter max-md:bottom-[calc(env(safe-area-inset-bottom)+57px)] max-md:px-gutter max-md:py-1.5';
