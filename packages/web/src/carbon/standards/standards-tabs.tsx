import { Link } from '@tanstack/react-router';
import { bringIntoSight, tabLook } from '../../projects/contract-frame/tab-strip.tsx';
import { type StandardsTab, standardsTabs } from './address.ts';

const labels: Record<StandardsTab, string> = {
  standard: 'Standard',
  factors: 'Factors',
  own: 'EPDs and own factors',
  sets: 'Sets',
};

export const StandardsTabs = ({ tab }: { tab: StandardsTab }) => (
  <nav
    aria-label="Carbon standards"
    className="border-b border-line max-md:-mx-gutter print:hidden"
  >
    <ul className="scroll-hint flex gap-1 overflow-x-auto overflow-y-hidden [--edge:var(--bg)] [scrollbar-width:none] max-md:px-1.5">
      {standardsTabs.map((one) => (
        <li key={one} ref={one === tab ? bringIntoSight : undefined}>
          <Link
            to="."
            search={{ tab: one === 'standard' ? undefined : one }}
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
