import type { RamsHead } from '@sitewright/domain/risk/rams';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Band } from '../band.tsx';
import { nameOf, RamsState, signedText } from './labels.tsx';
import { Lapsed } from './lapses.tsx';
import { linkTo, Review } from './rams-columns.tsx';

type Props = { rams: RamsHead; menu: ReactNode; today: string };

export const RamsCard = ({ rams, menu, today }: Props) => (
  <article className="grid gap-2">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <Link {...linkTo(rams)} className="-my-2.5 inline-block py-2.5">
            {rams.activity}
          </Link>
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">{nameOf(rams)}</p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <RamsState status={rams.status} />
      {rams.hazards > 0 && <Band risk={rams.highestResidual} />}
      <Lapsed lapses={rams.lapses} />
      {rams.status === 'issued' && signedText(rams)}
    </p>
    {rams.reviewDate && (
      <p className="text-sm text-text-2">
        Review by <Review rams={rams} today={today} />
      </p>
    )}
  </article>
);
