import { Link } from '@tanstack/react-router';
import { bringIntoSight, tabLook } from '../projects/contract-frame/tab-strip.tsx';
import type { CostTab } from './address.ts';

const labels: Record<CostTab, string> = {
  summary: 'Summary',
  heads: 'Cost heads',
  labour: 'Labour',
  plant: 'Plant',
  materials: 'Materials and POs',
  standing: 'Standing time',
  cvr: 'CVR',
  forecast: 'Forecast',
  transactions: 'Transactions',
};

const tabs = Object.keys(labels) as CostTab[];

/** These are about pounds alone. */
const ofPounds: readonly CostTab[] = ['heads', 'cvr', 'forecast'];

export const isShownTo = (tab: CostTab, isPriced: boolean): boolean =>
  isPriced || !ofPounds.includes(tab);

type Props = { tab: CostTab; isPriced: boolean };

export const CostTabs = ({ tab, isPriced }: Props) => (
  <nav aria-label="Costs" className="border-b border-line max-md:-mx-gutter print:hidden">
    <ul className="scroll-hint flex gap-1 overflow-x-auto overflow-y-hidden [--edge:var(--bg)] [scrollbar-width:none] max-md:px-1.5">
      {tabs
        .filter((one) => isShownTo(one, isPriced))
        .map((one) => (
          <li key={one} ref={one === tab ? bringIntoSight : undefined}>
            <Link
              to="."
              search={({ since }: { since?: string }) => ({
                since,
                tab: one === 'summary' ? undefined : one,
              })}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one === tab ? 'page' : undefined}
              resetScroll={false}
              className={tabLook}
            >
              {labels[one]}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);
