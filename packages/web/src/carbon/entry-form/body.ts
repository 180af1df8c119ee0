import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import { TransferNote } from '@sitewright/domain/carbon/transfer-note';
import type { Filled } from './fields.ts';

const byQuantity: readonly Own[] = ['factorId', 'quantity', 'unit'];

const byMethod: Record<NonNullable<Filled['transportMethod']>, readonly Own[]> = {
  fuel: byQuantity,
  vehicle: ['factorId', 'transportDistance', 'returnFactorId', 'returnDistance'],
  weight: ['factorId', 'transportWeight', 'transportDistance'],
};

/** Which fields an entry of each category has of its own. */
const ownOf: Record<CarbonCategory, (filled: Filled) => readonly Own[]> = {
  materials: () => [
    ...byQuantity,
    ...(['materialId', 'materialCategory', 'density', 'unitWeight'] as const),
    ...(['transportLoss', 'siteWaste'] as const),
  ],
  transport: ({ transportMethod = 'weight' }) => [
    'transportCategory',
    ...byMethod[transportMethod],
  ],
  plant: ({ plantBy }) => [
    'plantHireId',
    ...(plantBy === 'hours' ? (['factorId', 'hours', 'perHour'] as const) : byQuantity),
  ],
  waste: () => [...byQuantity, 'density', 'wasteCode', 'wasteRoute'],
  energy: () => byQuantity,
  water: () => byQuantity,
};

/** Whatever belongs to some category: of the others it is emptied. */
const specific = [
  ...(['factorId', 'quantity', 'unit', 'materialId', 'materialCategory', 'density'] as const),
  ...(['unitWeight', 'transportLoss', 'siteWaste', 'transportCategory'] as const),
  ...(['transportWeight', 'transportDistance', 'returnFactorId', 'returnDistance'] as const),
  ...(['plantHireId', 'hours', 'perHour', 'wasteCode', 'wasteRoute'] as const),
];

type Own = (typeof specific)[number];

/** The request body of a filled form: only the fields of its category. */
export function bodyOf(filled: Filled): Omit<CarbonEntryDraft, 'projectId'> {
  const { category } = filled;
  const own = ownOf[category](filled);
  const isTransport = category === 'transport';
  return {
    ...common(filled),
    ...(Object.fromEntries(
      specific.map((name) => [name, own.includes(name) ? filled[name] : null]),
    ) as Pick<CarbonEntryDraft, Own>),
    transportMethod: isTransport ? filled.transportMethod : undefined,
    distanceUnit: isTransport ? filled.distanceUnit : undefined,
    transferNote: category === 'waste' ? noteIn(filled) : null,
  };
}

const common = (filled: Filled) => ({
  date: filled.date,
  source: filled.source,
  category: filled.category,
  carbonEmitted: filled.carbonEmitted,
  module: filled.module,
  quality: filled.quality,
  notes: filled.notes,
  supplier: filled.supplier,
  poNumber: filled.poNumber,
  deliveryDate: filled.deliveryDate,
  orderedBy: filled.orderedBy,
  isDelivered: filled.isDelivered ? ('true' as const) : ('false' as const),
  poTotal: filled.poTotal,
});

/** The papers, apart from the entry that they belong to. */
const noteIn = (filled: Filled): TransferNote =>
  Object.fromEntries(
    Object.keys(TransferNote.shape).map((name) => [name, filled[name as keyof TransferNote]]),
  );

type Body = ReturnType<typeof bodyOf>;

/** Only the changed fields: a new note leaves the figures with the factors that they were calculated with. */
export const changesIn = (before: Body, after: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Body]),
    ),
  );
