import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-words';
import { TransferNote } from '@sitewright/domain/carbon/transfer-note';
import type { Filled } from './fields.ts';

type Own = keyof Filled & keyof CarbonEntryDraft;

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
  plant: ({ plantBy }) => (plantBy === 'hours' ? ['factorId', 'hours', 'perHour'] : byQuantity),
  waste: () => [...byQuantity, 'density', 'wasteCode', 'wasteRoute'],
  energy: () => byQuantity,
  water: () => byQuantity,
};

/** Any of them; what belongs to another category is emptied. */
const nothingOf: { [K in Own]?: null } = {
  factorId: null,
  quantity: null,
  unit: null,
  materialId: null,
  materialCategory: null,
  density: null,
  unitWeight: null,
  transportLoss: null,
  siteWaste: null,
  transportCategory: null,
  transportWeight: null,
  transportDistance: null,
  returnFactorId: null,
  returnDistance: null,
  hours: null,
  perHour: null,
  wasteCode: null,
  wasteRoute: null,
};

/** What is sent of a filled form: of its category only what is its own. */
export function bodyOf(filled: Filled): Omit<CarbonEntryDraft, 'projectId'> {
  const { category } = filled;
  const own = ownOf[category](filled);
  const isTransport = category === 'transport';
  return {
    ...common(filled),
    ...nothingOf,
    ...Object.fromEntries(own.map((name) => [name, filled[name]])),
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
export const noteIn = (filled: Filled): TransferNote =>
  Object.fromEntries(
    Object.keys(TransferNote.shape).map((name) => [name, filled[name as keyof TransferNote]]),
  );
