import { type Actor, can } from '../kernel/access.ts';
import {
  badRequest,
  conflict,
  forbidden,
  type Problem,
  Refused,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { CarbonEntry, type CarbonEntryChanges } from './carbon-entry.ts';
import type { CarbonCategory } from './carbon-values.ts';
import { kilogramsOrFactorMessage, qualityOf } from './emission.ts';
import { moduleOf } from './emission-input.ts';
import { changesAllowedTo } from './order-prices.ts';

export const notYours = forbidden(
  'carbon_entry.not_yours',
  'You can only change entries you added.',
);
export const deletedWithSource = conflict(
  'carbon_entry.goes_with_source',
  'This entry comes from a delivery or the diary. Reverse or delete it there.',
);
const staysAsPosted = conflict(
  'carbon_entry.stays_as_posted',
  'This entry comes from a delivery or the diary. Change it there.',
);
const mostFiles = 20;
export const tooManyFiles = conflict(
  'carbon_entry.too_many_files',
  `A carbon entry can have up to ${mostFiles} files`,
);
const lacksSomething = badRequest(
  'carbon_entry.incomplete',
  'This cannot be calculated yet. Complete the missing fields or save a draft.',
);
const dayInFuture = badRequest('carbon_entry.day_in_future', 'Date must not be in the future');
const kilogramsOrFactor = badRequest('carbon_entry.has_factor', kilogramsOrFactorMessage);

type Posted = Pick<CarbonEntry, 'deliveryId' | 'diaryEntryId'>;

/** It was posted by a delivery or by machine hours. */
const isPosted = ({ deliveryId, diaryEntryId }: Posted): boolean =>
  deliveryId !== null || diaryEntryId !== null;

type Owned = Pick<CarbonEntry, 'createdBy'>;

/** Why `actor` may not edit `entry`; undefined when they may. The form uses it too. */
export const obstacleToEditing = (entry: Owned, actor: Actor): Problem | undefined =>
  can(actor, 'carbonEntry', 'U', entry) ? undefined : notYours;

/** A posted entry that counts is deleted with its source; a draft may be deleted on its own. */
export function obstacleToDeleting(
  entry: Owned & Posted & Pick<CarbonEntry, 'status'>,
  actor: Actor,
): Problem | undefined {
  if (!can(actor, 'carbonEntry', 'D', entry)) return notYours;
  if (isPosted(entry) && entry.status === 'counted') return deletedWithSource;
}

export const obstacleToFile = (
  entry: Owned & Pick<CarbonEntry, 'uploadedFiles'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToEditing(entry, actor) ??
  (entry.uploadedFiles.length < mostFiles ? undefined : tooManyFiles);

type Field = keyof CarbonEntryChanges & keyof CarbonEntry;

/** Fields that a weighbridge ticket gives, of a load and of one item. */
const weights: Partial<Record<CarbonCategory, readonly Field[]>> = {
  transport: ['transportWeight'],
  materials: ['unitWeight', 'density'],
};
/** Fields of a posted delivery that users on site may correct. */
const ofDelivery: readonly string[] = [
  'factorId',
  'transportWeight',
  'unitWeight',
  'density',
  'transportDistance',
  'distanceUnit',
];
/** Fields of posted machine hours that users may correct. */
const ofMachine: readonly string[] = ['factorId', 'perHour', 'quantity', 'unit'];

const openOnPosted = ({ diaryEntryId, status, isByHand, missing }: CarbonEntry): string[] => [
  ...(diaryEntryId === null ? ofDelivery : ofMachine),
  ...(status === 'draft' || isByHand ? ['carbonEmitted'] : []),
  ...missing.map(({ field }) => field),
  'notes',
  'isDraft',
];

/** Fields that no figure depends on. */
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
/** If one of these changes, the factor has to be chosen again. */
const leadsToFactor: Partial<Record<CarbonCategory, readonly Field[]>> = {
  materials: ['materialId'],
  waste: ['wasteCode', 'wasteRoute'],
};

export type Edited = {
  entry: CarbonEntry;
  /** A change of a note keeps the figures and their factors. */
  needsRecalculation: boolean;
};

/** Omitted fields stay as they were; of a posted entry only the correctable fields may change. */
export function editEntry(
  entry: CarbonEntry,
  actor: Actor,
  { version, ...sent }: CarbonEntryChanges,
): Edited {
  refuseIf(obstacleToEditing(entry, actor));
  refuseIfChanged(CarbonEntry, entry, version);
  const changes = changesAllowedTo(actor, sent);
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

/** The owner of the lorry decides the scope of its fuel. */
const isBeside = (field: Field, { category }: CarbonEntry): boolean =>
  field === 'supplier' ? category !== 'transport' : besideFigures.includes(field);

/** A corrected weight of a posted entry counts as measured. */
function isWeighed(entry: CarbonEntry, changes: CarbonEntryChanges, fields: readonly Field[]) {
  const weighed = fields.filter((field) => weights[entry.category]?.includes(field));
  return isPosted(entry) && weighed.length > 0
    ? weighed.some((field) => changes[field])
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

/** Manual kilograms and a factor would conflict: manual kilograms remove the factor. */
function refuseBoth(
  { factorId }: CarbonEntry,
  changes: CarbonEntryChanges,
  fields: readonly Field[],
): void {
  const isByHand = fields.includes('carbonEmitted') && changes.carbonEmitted;
  if (isByHand && (changes.factorId === undefined ? factorId : changes.factorId))
    throw refusedAt('carbonEmitted', kilogramsOrFactor);
}

/** Entries cannot lie in the future. */
export function refuseFutureDate(date: string | undefined, today: string): void {
  if (date && date > today) throw refusedAt('date', dayInFuture);
}

/** The classification that a user chose; the rest is calculated again. */
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

/** An entry as it was entered, to be calculated again. */
export const asEntered = (entry: CarbonEntry): CarbonEntry =>
  ({ ...entry, ...chosen(entry, {}, []) }) as CarbonEntry;

/** A factor replaces kilograms entered by hand, unless both are sent. */
function kilogramsByHand(
  entry: CarbonEntry,
  changes: CarbonEntryChanges,
  fields: readonly Field[],
): string | null {
  const { carbonEmitted = changes.factorId ? null : entry.carbonEmitted } = changes;
  return entry.isByHand || fields.includes('carbonEmitted') ? carbonEmitted : null;
}

/** The data quality if a user chose it; null if it is the default or the entry was posted. */
function chosenQuality(entry: CarbonEntry): CarbonEntry['quality'] {
  const { factorSource: source, factorUnit: unit, quality } = entry;
  const usual = qualityOf(entry, source && unit ? { source, unit } : undefined);
  return isPosted(entry) || quality === usual ? null : quality;
}

/** An entry that cannot be calculated is refused at its fields or saved as a draft; it never counts as zero. */
export function refuseIfIncomplete(missing: CarbonEntry['missing'], mayBeDraft: boolean): void {
  const [first] = missing;
  if (!first || mayBeDraft) return;
  const fields = Object.fromEntries(missing.map(({ field, message }) => [field, message]));
  throw new Refused({ ...lacksSomething, message: first.message }, { fields });
}
