import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-words';
import type { ReactNode } from 'react';

/** Six colours that also those who mix some of them up can tell apart. */
const colours: Record<CostHead, string> = {
  labour: 'var(--c-labour)',
  materials: 'var(--c-materials)',
  plant: 'var(--c-plant)',
  subcontract: 'var(--c-transport)',
  preliminaries: 'var(--c-waste)',
  other: 'var(--c-energy)',
};

const ink = { fill: 'var(--surface)', opacity: 0.5 };

/** On each colour a pattern of its own, so that the colour is never alone. */
const marks: Record<CostHead, ReactNode> = {
  labour: null,
  materials: <circle cx="3" cy="3" r="1.2" {...ink} />,
  plant: <rect width="2" height="6" {...ink} />,
  subcontract: <path d="M0 0h1.5v6H0zM1.5 0H6v1.5H1.5z" {...ink} />,
  preliminaries: <rect width="6" height="2" {...ink} />,
  other: <rect x="2" width="1.5" height="6" {...ink} />,
};

const turned: Partial<Record<CostHead, string>> = {
  plant: 'rotate(45)',
  subcontract: 'rotate(45)',
};

export const fillOf = (id: string, head: CostHead): string => `url(#${id}-${head})`;

export const HeadPatterns = ({ id }: { id: string }) => (
  <defs>
    {costHeads.map((head) => (
      <pattern
        key={head}
        id={`${id}-${head}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={turned[head]}
      >
        <rect width="6" height="6" fill={colours[head]} />
        {marks[head]}
      </pattern>
    ))}
  </defs>
);

export const HeadLegend = ({ id }: { id: string }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pl-3 text-xs tracking-normal text-text-2">
    {costHeads.map((head) => (
      <li key={head} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="12" height="12" className="rounded-[2px]">
          <rect width="12" height="12" fill={fillOf(id, head)} />
        </svg>
        {costHeadLabels[head]}
      </li>
    ))}
  </ul>
);
