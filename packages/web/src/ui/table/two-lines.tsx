import type { ReactNode } from 'react';

/** A cell with a quieter second line, which compact rows leave out. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <>
    {first}
    <small className="block text-[12px] leading-4 font-normal text-text-2 group-data-compact/box:hidden">
      {second}
    </small>
  </>
);
