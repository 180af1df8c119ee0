import type { Edition } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { SideSheet } from '../../../ui/dialogs/side-sheet.tsx';
import { formatDate } from '../../../ui/fields/parse-date.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { FigureTable } from '../../../ui/layout/figure-table.tsx';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { changeText, percentOf } from '../labels.ts';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import { categoryText } from './factor-columns.tsx';
import { OverrideFactor } from './override-factor.tsx';

type Props = { id: string; edition: Edition; today: string; onClose: () => void };

/** A factor in every edition, and what it rests on. */
export function FactorSheet({ id, edition, onClose }: Props) {
  const query = useQuery(standardQueries.editionsOf(id));
  const factor = query.data?.find(({ year }) => year === edition) ?? query.data?.[0];
  return (
    <SideSheet
      title={factor?.name ?? 'Factor'}
      isOpen
      isRead
      onClose={onClose}
      footer={factor && isOfficial(factor) && <Overriding factor={factor} />}
    >
      <Loaded
        query={query}
        what="the factor"
        empty="This factor is not in any edition."
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
      [isOfficial(factor) ? 'Official ID' : 'ID', factor.id],
      ['Group', factor.group],
      ['Category', categoryText(factor)],
      ['Scope', factor.scope === 'outside' ? 'Outside of scopes (biogenic)' : factor.scope],
      ['Unit', factor.unit],
      ['Density', factor.density && `${factor.density} kg/m³`],
      ['Source', factor.citation],
      ['Valid until', factor.expiresOn && formatDate(factor.expiresOn)],
      ['Reason', factor.reason],
      ['Found in', factor.copies !== null && copiesText(factor.copies)],
    ]}
  />
);

/** A figure that was found in one copy only may be a copying error. */
const copiesText = (copies: number): string =>
  copies === 1
    ? 'Only one copy of the official table. Check it before use, or override it.'
    : `${copies} independent copies of the official table, all identical`;

const noCategory = 'This factor is applied together with another one and cannot be overridden.';

/** One figure counts at a time: to use another, withdraw or edit the current one first. */
function Overriding({ factor }: { factor: Factor }) {
  const [isRestoring, setRestoring] = useState(false);
  const close = () => setRestoring(false);
  const Action = factor.official ? RestoreOfficial : OverrideFactor;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ManageButton isBlocked={!factor.category} onClick={() => setRestoring(true)}>
        {factor.official ? 'Restore official factor' : `Override ${factor.year}`}
      </ManageButton>
      {!factor.category && <p className="text-xs text-text-2">{noCategory}</p>}
      {isRestoring && <Action factor={factor} onClose={close} />}
    </div>
  );
}

type EditionsTableProps = { editions: readonly Factor[] };

/** All editions side by side, the latest first: what fell on paper alone is seen here. */
const EditionsTable = ({ editions }: EditionsTableProps) => (
  <div className="rounded-card border border-line">
    <FigureTable
      label="By edition"
      rows={editions}
      keyOf={({ year, value }) => `${year} ${value}`}
      columns={[
        ['Edition', ({ year }) => year],
        [`kg CO₂e per ${editions[0]?.unit}`, (factor) => <FactorValue factor={factor} />],
        ['Change', (factor, place) => since(factor, editions[place + 1])],
      ]}
    />
  </div>
);

const FactorValue = ({ factor }: { factor: Factor }) => (
  <>
    {readableDecimal(factor.value)}
    <small className="block text-xs text-text-2">{noteOf(factor)}</small>
  </>
);

const since = (factor: Factor, before: Factor | undefined): string =>
  before ? changeText(percentOf(before.value, factor.value)) : '';

const noteOf = ({ official, copies }: Factor): string | null => {
  if (official) return `own, replaces ${readableDecimal(official)}`;
  return copies === 1 ? 'one copy only' : null;
};

type RestoreOfficialProps = { factor: Factor; onClose: () => void };

/** The official figure counts again; the own one stays with the entries that have it. */
function RestoreOfficial({ factor: { id, year, name, official }, onClose }: RestoreOfficialProps) {
  const { data: own } = useQuery(standardQueries.own());
  const ours = own?.find(
    (factor) => factor.replaces === id && factor.year === year && !factor.retiredAt,
  );
  return (
    <CommandDialog
      title="Restore the official factor?"
      description={`${readableDecimal(official ?? '')} applies again in ${year}. Entries calculated with your own factor keep it.`}
      confirmText="Restore"
      endpoint={carbonStandardsApi.retireFactor}
      input={{ params: { carbonFactorId: ours?.id ?? 0 } }}
      isBlocked={() => !ours}
      doneMessage={() => `Official factor restored for ${name} in ${year}`}
      onClose={onClose}
    />
  );
}
