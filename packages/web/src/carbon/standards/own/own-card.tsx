import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import type { ReactNode } from 'react';
import { sourceLabels } from '../../labels.ts';
import { OwnLink } from './own-link.tsx';
import { StateBadge } from './own-state.tsx';

type Props = { own: OwnFactor; menu: ReactNode; today: string };

export const OwnCard = ({ own, menu, today }: Props) => (
  <article data-own-actions="" className="grid gap-2">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <OwnLink own={own} />
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {[sourceLabels[own.source], own.epdNumber, own.programme].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <b className="font-semibold">
        {readableDecimal(own.value)} kg CO₂e / {own.unit}
      </b>
      <StateBadge own={own} today={today} />
    </p>
  </article>
);
