import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { moduleLabels, scopeLabels } from '@sitewright/domain/carbon/carbon-labels';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { methodLabels, quantityText } from '../labels.ts';

type Props = { entry: CarbonEntry; project: Project };
type Fact = [label: string, value: ReactNode];

/** The details of an entry, without its kilograms. */
export const EntryFacts = ({ entry, project }: Props) => (
  <>
    <Facts
      title="About this entry"
      facts={[
        ['Date', formatDate(entry.date)],
        ['Source', <ComesFrom key="source" entry={entry} project={project} />],
        ['Posted', postedText(entry)],
        ['Quantity', quantityText(entry.quantity, entry.unit)],
        ['Factor', entry.factorName],
        ['Declaration', isExpiredFor(entry) && <Expired key="expired" {...entry} />],
        ['Module', moduleLabels[entry.module]],
        ['Scope', scopeLabels[entry.scope]],
        ...factsOf[entry.category](entry),
        ['Notes', entry.notes],
      ]}
    />
    <Facts title="Supplier and order" facts={ofOrder(entry)} />
  </>
);

/** Deliveries and machine hours are in the diary of their day. */
function ComesFrom({ entry, project: { slug } }: Props) {
  const isByItself = entry.deliveryId ?? entry.diaryEntryId;
  if (!isByItself) return entry.isByHand ? 'Added by hand, kilograms entered' : 'Added by hand';
  return (
    <Link
      to="/project/$slug"
      params={{ slug }}
      search={{ date: entry.date }}
      className="link inline-flex min-h-6 items-center site:min-h-11"
    >
      {entry.deliveryId ? 'Delivery (site diary)' : 'Site diary'}
    </Link>
  );
}

/** It was used on a day on which it did not hold any more. */
const isExpiredFor = ({ factorExpiresOn, date }: CarbonEntry): boolean =>
  factorExpiresOn !== null && factorExpiresOn < date;

const Expired = ({ factorExpiresOn }: Pick<CarbonEntry, 'factorExpiresOn'>) => (
  <Badge tone="warn" icon={CalendarX2}>
    EPD expired {formatDate(factorExpiresOn ?? '')}
  </Badge>
);

/** 'Helen Marsh, 12/11/2026 09:00' */
const postedText = ({ createdByName, createdAt }: CarbonEntry): string =>
  [createdByName, momentText(createdAt)].filter(Boolean).join(', ');

const percent = (share: string | null): string | null => share && `${Number(share)}%`;

const factsOf: Record<CarbonEntry['category'], (entry: CarbonEntry) => Fact[]> = {
  materials: (entry) => [
    ['Type', entry.materialCategory],
    ['Density', entry.density && `${Number(entry.density).toLocaleString('en-GB')} kg/m³`],
    ['Unit weight', entry.unitWeight && `${Number(entry.unitWeight).toLocaleString('en-GB')} kg`],
    ['Transport loss', percent(entry.transportLoss)],
    ['Site waste', percent(entry.siteWaste)],
  ],
  transport: (entry) => [
    ['Calculation method', entry.transportMethod && methodLabels[entry.transportMethod]],
    ['Vehicle', entry.transportCategory],
    ['Weight', quantityText(entry.transportWeight, 't')],
    ['Distance', quantityText(entry.transportDistance, entry.distanceUnit)],
    ['Return distance', quantityText(entry.returnDistance, entry.distanceUnit)],
  ],
  plant: (entry) => [
    ['Hours', quantityText(entry.hours, 'h')],
    ['Per hour', quantityText(entry.perHour, null)],
  ],
  waste: (entry) => [
    ['Waste code', entry.wasteCode],
    ['', entry.wasteCodeDescription],
    ['Chapter', entry.wasteCodeCategory],
    ['Destination', entry.wasteRoute],
  ],
  energy: () => [],
  water: () => [],
};

const ofOrder = (entry: CarbonEntry): Fact[] => [
  ['Supplier', entry.supplier],
  ['Order', entry.poNumber],
  ['Ordered by', entry.orderedBy],
  ['Delivery', entry.deliveryDate && formatDate(entry.deliveryDate)],
  ['Delivered', entry.isDelivered === 'true' && 'Yes'],
  ['Order total', entry.poTotal && formatPounds(entry.poTotal)],
];
