import { carbonApi } from '@sitewright/domain/carbon/api';
import type { BetterFactor, CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { BetterFactorUse } from '@sitewright/domain/carbon/factor-change';
import { useQuery } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { blockedBy } from '../../ui/disabled-reason.tsx';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { counted } from '../../ui/table/labels.ts';
import { factorLabel } from '../labels.ts';
import { obstacleToChangingFactors } from '../rights.ts';

const ChangeFactors = lazyDialog(() => import('./change-factors.tsx'), 'ChangeFactors');

/** The entries of a contract that use an average while the company has a better factor. */
export function BetterFactors({ slug }: { slug: string }) {
  const { data } = useQuery(query(carbonApi.betterFactors, { params: { slug } }));
  return (data ?? []).map((use) => (
    <BetterFactorNotice
      key={use.factor.id}
      slug={slug}
      factor={use.factor}
      text={`${usesText(use)} A better factor is available: ${factorLabel(use.factor)}.`}
    />
  ));
}

/** '3 entries use an average (Metals, primary material production).' */
const usesText = ({ entries, averages }: BetterFactorUse): string =>
  `${counted(entries, entries === 1 ? 'entry uses' : 'entries use')} an average (${averages.join('; ')}).`;

type OfEntryProps = { entry: CarbonEntry; slug: string };

/** The same for one entry. */
export const BetterFactorOfEntry = ({ entry: { betterFactor }, slug }: OfEntryProps) =>
  betterFactor && (
    <BetterFactorNotice
      slug={slug}
      factor={betterFactor}
      text={`This entry uses an average. A better factor is available: ${factorLabel(betterFactor)}.`}
    />
  );

type NoticeProps = { slug: string; factor: BetterFactor; text: string };

function BetterFactorNotice({ slug, factor, text }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const obstacle = obstacleToChangingFactors(useActor());
  return (
    <Notice icon={Leaf} tone="info" text={text}>
      <Button {...blockedBy(obstacle)} onClick={() => setIsOpen(true)}>
        Change all…
      </Button>
      {isOpen && <ChangeFactors slug={slug} factor={factor} onClose={() => setIsOpen(false)} />}
    </Notice>
  );
}
