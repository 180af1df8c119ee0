import { type Actor, can } from '../kernel/access.ts';
import { type Problem, problem, Refused, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { CarbonEntry, type CarbonEntryChanges } from './carbon-entry.ts';
import type { CarbonCategory } from './carbon-values.ts';
import { eitherOr, qualityOf } from './emission.ts';
import { moduleOf } from './emission-input.ts';
import { pricedBy } from './order-prices.ts';

export const notYours = problem(
  'carbon_entry.not_yours',
  403,
  'You may only change the entries that you made.',
);
export const goesWithSource = problem(
  'carbon_entry.goes_with_source',
  409,
  'This entry came with a delivery or from the diary. It goes when that is reversed or deleted.',
);
const staysAsPosted = problem(
  'carbon_entry.stays_as_posted',
  409,
  'This came with a delivery or from the diary. Change it there.',
);
const mostFiles = 20;
export const isFull = problem(
  'carbon_entry.is_full',
  409,
  `A carbon entry holds at most ${mostFiles} files`,
);
const lacksSomething = problem(
  'carbon_entry.lacks_something',
  400,
  'This cannot be worked out yet. Fill in what is missing, or save a draft.',
);
const isAhead = problem('carbon_entry.is_ahead', 400, 'Date must not be in the future');
const hasFactor = problem('carbon_entry.has_factor', 400, eitherOr);

type Posted = Pick<CarbonEntry, 'deliveryId' | 'diaryEntryId'>;

/** A delivery or a machine's hours made it. */
const isPosted = ({ deliveryId, diaryEntryId }: Posted): boolean =>
  deliveryId !== null || diaryEntryId !== null;

type Owned = Pick<CarbonEntry, 'createdBy'>;

/** Why `actor` may not edit `entry`; undefined when they may. The form asks it too. */
export const obstacleToEditing = (entry: Owned, actor: Actor): Problem | undefined =>
  can(actor, 'carbonEntry', 'U', entry) ? undefined : notYours;

/** What posted itself and counts goes with its source; a draft may be of something that emits nothing. */
export function obstacleToDeleting(
  entry: Owned & Posted & Pick<CarbonEntry, 'status'>,
  actor: Actor,
): Problem | undefined {
  if (!can(actor, 'carbonEntry', 'D', entry)) return notYours;
  if (isPosted(entry) && entry.status === 'counted') return goesWithSource;
}

export const obstacleToFile = (
  entry: Owned & Pick<CarbonEntry, 'uploadedFiles'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToEditing(entry, actor) ?? (entry.uploadedFiles.length < mostFiles ? undefined : isFull);

type Field = keyof CarbonEntryChanges & keyof CarbonEntry;

/** What a weighbridge tells of a load, and of a thing. */
const weights: Partial<Record<CarbonCategory, readonly Field[]>> = {
  transport: ['transportWeight'],
  materials: ['unitWeight', 'density'],
};
/** What somebody on site knows better than the delivery that posted it. */
const ofDelivery: readonly string[] = [
  'factorId',
  'transportWeight',
  'unitWeight',
  'density',
  'transportDistance',
  'distanceUnit',
];
/** And better than the diary. */
const ofMachine: readonly string[] = ['factorId', 'perHour', 'quantity', 'unit'];

const openOnPosted = ({ diaryEntryId, status, isByHand, missing }: CarbonEntry): string[] => [
  ...(diaryEntryId === null ? ofDelivery : ofMachine),
  ...(status === 'draft' || isByHand ? ['carbonEmitted'] : []),
  ...missing.map(({ field }) => field),
  'notes',
  'isDraft',
];

/** What no figure follows from. */
const besideFigures: readonly string[] = [
  'source',
  'notes',
  'poNumber',
  'deliveryDate',
  'orderedBy',
  'isDelivered',
  'lineItems',
  'poTotal',
  'materialCategory',
  'transportCategory',
  'plantHireId',
  'transferNote',
  'isDraft',
];
/** Whoever names another of these has not chosen a factor for it yet. */
const leadsToFactor: Partial<Record<CarbonCategory, readonly Field[]>> = {
  materials: ['materialId'],
  waste: ['wasteCode', 'wasteRoute'],
};

export type Edited = {
  entry: CarbonEntry;
  /** A note leaves the figures with the factors that they were reckoned with. */
  needsRecalculation: boolean;
};

/** What is left out stays as it was; what posted itself lets only that be put right which is known better on site. */
export function editEntry(
  entry: CarbonEntry,
  actor: Actor,
  { version, ...asked }: CarbonEntryChanges,
): Edited {
  refuseIf(obstacleToEditing(entry, actor));
  refuseIfChanged(CarbonEntry, entry, version);
  const changes = pricedBy(actor, asked);
  const fields = changedFields(entry, changes);
  refusePosted(entry, fields);
  refuseBoth(entry, changes, fields);
  const needsRecalculation =
    entry.status === 'draft' || fields.some((field) => !isBeside(field, entry));
  const edited = { ...entry, ...changes, isWeighed: isWeighed(entry, changes, fields) };
  return {
    entry: {
      ...edited,
      ...(needsRecalculation && chosen(entry, changes, fields)),
    } as CarbonEntry,
    needsRecalculation,
  };
}

/** Whose lorry it is decides on the scope of its fuel. */
const isBeside = (field: Field, { category }: CarbonEntry): boolean =>
  field === 'supplier' ? category !== 'transport' : besideFigures.includes(field);

/** Whoever puts the weight of a posted entry right has weighed it. */
function isWeighed(entry: CarbonEntry, changes: CarbonEntryChanges, fields: readonly Field[]) {
  const told = fields.filter((field) => weights[entry.category]?.includes(field));
  return isPosted(entry) && told.length > 0
    ? told.some((field) => changes[field])
    : entry.isWeighed;
}

const changedFields = (entry: CarbonEntry, changes: CarbonEntryChanges): Field[] =>
  (Object.keys(changes) as Field[]).filter(
    (field) => JSON.stringify(changes[field] ?? null) !== JSON.stringify(entry[field] ?? null),
  );

function refusePosted(entry: CarbonEntry, fields: readonly Field[]): void {
  if (!isPosted(entry)) return;
  const open = openOnPosted(entry);
  const closed = fields.find((field) => !open.includes(field));
  if (closed) throw refusedAt(closed, staysAsPosted);
}

/** Kilograms by hand and by a factor would be two answers: whoever knows them takes the factor away. */
function refuseBoth(
  { factorId }: CarbonEntry,
  changes: CarbonEntryChanges,
  fields: readonly Field[],
): void {
  const isByHand = fields.includes('carbonEmitted') && changes.carbonEmitted;
  if (isByHand && (changes.factorId === undefined ? factorId : changes.factorId))
    throw refusedAt('carbonEmitted', hasFactor);
}

/** What has not happened yet has emitted nothing. */
export function refuseIfAhead(date: string | undefined, today: string): void {
  if (date && date > today) throw refusedAt('date', isAhead);
}

/** Of what an entry says of its own figures, what somebody chose: the rest follows anew. */
function chosen(entry: CarbonEntry, changes: CarbonEntryChanges, fields: readonly Field[]) {
  const { category = entry.category } = changes;
  const leading: readonly Field[] = ['category', ...(leadsToFactor[category] ?? [])];
  const leadsElsewhere = fields.some((field) => leading.includes(field));
  const carbonEmitted = kilogramsByHand(entry, changes, fields);
  const { factorId = leadsElsewhere || carbonEmitted ? null : entry.factorId } = changes;
  const isUsual = entry.module === moduleOf[entry.category];
  const { module = isUsual ? moduleOf[category] : entry.module } = changes;
  const { quality = chosenQuality(entry) } = changes;
  return { factorId, module, carbonEmitted, quality };
}

/** A factor takes the place of what was entered by hand, unless both are sent. */
function kilogramsByHand(
  entry: CarbonEntry,
  changes: CarbonEntryChanges,
  fields: readonly Field[],
): string | null {
  const { carbonEmitted = changes.factorId ? null : entry.carbonEmitted } = changes;
  return entry.isByHand || fields.includes('carbonEmitted') ? carbonEmitted : null;
}

/** Another one than it would have by itself; that of what posted itself follows from what it rests on. */
function chosenQuality(entry: CarbonEntry): CarbonEntry['quality'] {
  const { factorSource: source, factorUnit: unit, quality } = entry;
  const usual = qualityOf(entry, source && unit ? { source, unit } : undefined);
  return isPosted(entry) || quality === usual ? null : quality;
}

/** What cannot be reckoned is refused at its fields, or kept as a draft; it never counts as nothing. */
export function refuseIfLacking(missing: CarbonEntry['missing'], mayBeDraft: boolean): void {
  const [first] = missing;
  if (!first || mayBeDraft) return;
  const fields = Object.fromEntries(missing.map(({ field, message }) => [field, message]));
  throw new Refused({ ...lacksSomething, message: first.message }, { fields });
}
