import type { Edition } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../ui/facts.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showDate } from '../../../ui/parse-date.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import { EditionsTable } from './editions-table.tsx';
import { categoryText } from './factor-columns.tsx';
import { OverrideFactor } from './override-factor.tsx';
import { RestoreOfficial } from './restore-official.tsx';

type Props = { id: string; edition: Edition; today: string; onClose: () => void };

/** A factor in every edition, and what it rests on. */
export function FactorSheet({ id, edition, onClose }: Props) {
  const query = useQuery(standardQueries.editionsOf(id));
  const factor = query.data?.find(({ year }) => year === edition) ?? query.data?.[0];
  return (
    <SideSheet
      title={factor?.name ?? 'Factor'}
      isOpen
      onClose={onClose}
      footer={factor && isOfficial(factor) && <Overriding factor={factor} />}
    >
      <Loaded
        query={query}
        what="the factor"
        empty="This factor is in none of the editions."
        skeleton={<Skeleton what="the factor" shape="lines" />}
      >
        {(editions) => (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {factor && <AboutFactor factor={factor} />}
            <EditionsTable editions={editions} />
          </div>
        )}
      </Loaded>
    </SideSheet>
  );
}

/** An own factor that replaces an official row keeps its id. */
const isOfficial = ({ id }: Factor): boolean => !id.startsWith('own-');

const AboutFactor = ({ factor }: { factor: Factor }) => (
  <Facts
    title={`In ${factor.year}`}
    facts={[
      [isOfficial(factor) ? 'Official id' : 'Id', factor.id],
      ['Group', factor.group],
      ['Category', categoryText(factor)],
      ['Scope', factor.scope === 'outside' ? 'Outside of scopes (biogenic)' : factor.scope],
      ['Unit', factor.unit],
      ['Density', factor.density && `${factor.density} kg/m³`],
      ['Source', factor.citation],
      ['Valid until', factor.expiresOn && showDate(factor.expiresOn)],
      ['Reason', factor.reason],
      ['Found in', factor.copies !== null && copiesText(factor.copies)],
    ]}
  />
);

/** A figure that was found in one copy only may be a copying error. */
const copiesText = (copies: number): string =>
  copies === 1
    ? 'One copy of the official table only: check it before you rely on it, or override it.'
    : `${copies} independent copies of the official table, equal in all`;

const noCategory = 'It belongs to another row and counts with that one.';

/** One figure counts at a time: to use another, withdraw or edit the current one first. */
function Overriding({ factor }: { factor: Factor }) {
  const [isRestoring, setRestoring] = useState(false);
  const close = () => setRestoring(false);
  const Action = factor.official ? RestoreOfficial : OverrideFactor;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ManageButton isBlocked={!factor.category} onClick={() => setRestoring(true)}>
        {factor.official ? 'Back to the official figure' : `Override ${factor.year}`}
      </ManageButton>
      {!factor.category && <p className="text-xs text-text-2">{noCategory}</p>}
      {isRestoring && <Action factor={factor} onClose={close} />}
    </div>
  );
}
