import type { ReactNode } from 'react';

/** A cell with a lighter second line, which compact rows omit. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <>
    {first}
    <small className="block text-[12px] leading-4 font-normal text-text-2 group-data-compact/box:hidden">
      {second}
    </small>
  </>
);
