import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import { wholeKilograms } from '../carbon-text.ts';
import { BeforeAfter } from './before-after.tsx';

type Props = { carbon: ApprovalView['carbon'] };

/** What the order adds to the carbon of its contract. */
export const CarbonPart = ({ carbon: { before, after, linesWithout } }: Props) => (
  <div className="grid gap-2">
    <h3>Carbon of the contract's orders</h3>
    <BeforeAfter
      caption="Carbon before and after this order"
      of={
        <>
          kg CO<sub>2</sub>e
        </>
      }
      rows={[
        {
          label: 'Ordered',
          before: wholeKilograms(before),
          after: wholeKilograms(after),
          isLast: true,
        },
      ]}
    />
    {linesWithout > 0 && (
      <p className="text-xs text-text-2">
        {linesWithout === 1 ? '1 line has' : `${linesWithout} lines have`} no carbon factor and{' '}
        {linesWithout === 1 ? 'is' : 'are'} not in it.
      </p>
    )}
  </div>
);
