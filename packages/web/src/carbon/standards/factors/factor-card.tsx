import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import type { ReactNode } from 'react';
import { sourceLabels } from '../../labels.ts';
import { categoryText, type FactorRow } from './factor-columns.tsx';
import { FactorLink } from './factor-link.tsx';
import { InUse } from './in-use.tsx';

type Props = { row: FactorRow; menu: ReactNode; today: string };

export const FactorCard = ({ row: { factor }, menu, today }: Props) => (
  <article data-own-actions="" className="grid gap-2">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <FactorLink factor={factor} />
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {[categoryText(factor), factor.group].join(' · ')}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <b className="font-semibold">
        {readableDecimal(factor.value)} kg CO₂e / {factor.unit}
      </b>
      <span className="text-text-2">
        {sourceLabels[factor.source]} {factor.year}
      </span>
      <InUse factor={factor} today={today} />
    </p>
  </article>
);
