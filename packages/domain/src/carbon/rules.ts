import { type Actor, can } from '../kernel/access.ts';
import { type Problem, problem, Refused, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { seesPrices } from '../purchase-orders/shown-to.ts';
import { CarbonEntry, type CarbonEntryChanges } from './carbon-entry.ts';
import type { CarbonCategory } from './carbon-words.ts';

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
  'This cannot be reckoned yet. Fill in what is missing, or save a draft.',
);

type Posted = Pick<CarbonEntry, 'deliveryId' | 'diaryEntryId'>;

/** A delivery or a machine's hours made it. */
export const isPosted = ({ deliveryId, diaryEntryId }: Posted): boolean =>
  deliveryId !== null || diaryEntryId !== null;

type Owned = Pick<CarbonEntry, 'createdBy'>;

/** Why `actor` may not edit `entry`; undefined when they may. The form asks it too. */
export const obstacleToEditing = (entry: Owned, actor: Actor): Problem | undefined =>
  can(actor, 'carbonEntry', 'U', entry) ? undefined : notYours;

export function obstacleToDeleting(entry: Owned & Posted, actor: Actor): Problem | undefined {
  if (!can(actor, 'carbonEntry', 'D', entry)) return notYours;
  if (isPosted(entry)) return goesWithSource;
}

export const obstacleToFile = (
  entry: Owned & Pick<CarbonEntry, 'uploadedFiles'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToEditing(entry, actor) ?? (entry.uploadedFiles.length < mostFiles ? undefined : isFull);

type Field = keyof CarbonEntryChanges & keyof CarbonEntry;

/** What a weighbridge tells. */
const weights: readonly Field[] = ['transportWeight', 'unitWeight', 'density'];
/** What somebody on site knows better than what posted it. */
const openOnPosted: readonly string[] = [
  ...weights,
  'transportDistance',
  'distanceUnit',
  'notes',
  'isDraft',
];
/** What no figure follows from. */
const besideFigures: readonly string[] = [
  'source',
  'notes',
  'supplier',
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
  isReckonedAnew: boolean;
};

/** What is left out stays as it was; what posted itself lets only its weight and its way be put right. */
export function editEntry(
  entry: CarbonEntry,
  actor: Actor,
  { version, ...asked }: CarbonEntryChanges,
): Edited {
  refuseIf(obstacleToEditing(entry, actor));
  refuseIfChanged(CarbonEntry, entry, version);
  const { poTotal, lineItems, ...withoutPrices } = asked;
  const changes = seesPrices(actor) ? asked : withoutPrices;
  const fields = changedFields(entry, changes);
  refusePosted(entry, fields);
  const isReckonedAnew =
    entry.status === 'draft' || fields.some((field) => !besideFigures.includes(field));
  const edited = { ...entry, ...changes } as CarbonEntry;
  return {
    entry: isReckonedAnew ? { ...edited, ...chosen(entry, changes, fields) } : edited,
    isReckonedAnew,
  };
}

const changedFields = (entry: CarbonEntry, changes: CarbonEntryChanges): Field[] =>
  (Object.keys(changes) as Field[]).filter(
    (field) => JSON.stringify(changes[field] ?? null) !== JSON.stringify(entry[field] ?? null),
  );

function refusePosted(entry: CarbonEntry, fields: readonly Field[]): void {
  if (!isPosted(entry)) return;
  const lacking = entry.missing.map(({ field }) => field);
  const closed = fields.find((field) => ![...openOnPosted, ...lacking].includes(field));
  if (closed) throw refusedAt(closed, staysAsPosted);
}

/** Of what an entry says of its own figures, what somebody chose: the rest follows anew. */
function chosen(entry: CarbonEntry, changes: CarbonEntryChanges, fields: readonly Field[]) {
  const { category = entry.category } = changes;
  const leading: readonly Field[] = ['category', ...(leadsToFactor[category] ?? [])];
  const leadsElsewhere = fields.some((field) => leading.includes(field));
  const { factorId = leadsElsewhere ? null : entry.factorId } = changes;
  const { module = fields.includes('category') ? undefined : entry.module } = changes;
  const { carbonEmitted = entry.isByHand ? entry.carbonEmitted : null } = changes;
  return {
    factorId,
    module: module as CarbonEntry['module'],
    carbonEmitted,
    quality: isPosted(entry) ? qualityOfPosted(entry, fields) : (changes.quality ?? null),
  };
}

/** Whoever puts a weight right has weighed it. */
const qualityOfPosted = ({ quality }: CarbonEntry, fields: readonly Field[]) =>
  fields.some((field) => weights.includes(field)) ? 'measured' : quality;

/** What cannot be reckoned is refused at its fields, or kept as a draft; it never counts as nothing. */
export function refuseIfLacking(missing: CarbonEntry['missing'], mayBeDraft: boolean): void {
  const [first] = missing;
  if (!first || mayBeDraft) return;
  const fields = Object.fromEntries(missing.map(({ field, message }) => [field, message]));
  throw new Refused({ ...lacksSomething, message: first.message }, { fields });
}

/** An entry as `actor` may see it: what the order cost is not for everybody. */
export const shownTo =
  (actor: Actor) =>
  (entry: CarbonEntry): CarbonEntry =>
    seesPrices(actor)
      ? entry
      : { ...entry, poTotal: null, lineItems: entry.lineItems.map(withoutPrice) };

const withoutPrice = ({ description, quantity, unit }: Record<string, unknown>) => ({
  description,
  quantity,
  unit,
});
