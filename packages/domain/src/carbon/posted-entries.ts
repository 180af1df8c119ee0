import type { Delivery, DeliveryLine } from '../deliveries/delivery.ts';
import type { DiaryEntry } from '../diary/diary-entry.ts';
import { dayOf } from '../diary/rules.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import type { PlantHire } from '../plant/plant-hire.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import type { PurchaseOrder } from '../purchase-orders/purchase-order.ts';
import type { CarbonEntry } from './carbon-entry.ts';
import type { CarbonStandard } from './carbon-settings.ts';
import { productOf } from './installation.ts';
import { kilogramPlaces, quantityPlaces } from './kilograms.ts';
import { convertUnits } from './units.ts';

/** A material of the catalogue, and what one of it weighs, if that is known. */
type Catalogued = {
  id: number;
  category: string | null;
  unit: string;
  kilogramsPerUnit: string | undefined;
};

/** One line of a delivery, with its material where the catalogue has it. */
export type DeliveredLine = {
  order: Pick<PurchaseOrder, 'createdByName' | 'total'>;
  delivery: Pick<Delivery, 'id' | 'projectId' | 'date' | 'poNumber' | 'supplierName'>;
  line: Pick<DeliveryLine, 'id' | 'description' | 'unit' | 'received' | 'rejected'>;
  material: Catalogued | undefined;
};

/** Hire, wages and subcontract lines deliver no product. */
const withoutProduct: readonly string[] = ['plant', 'labour', 'subcontract'];

export const bringsProducts = ({ costHead }: Pick<PurchaseOrder, 'costHead'>): boolean =>
  !withoutProduct.includes(costHead);

/** Rejected quantities emit nothing here. */
export const isAccepted = (line: DeliveredLine['line']): boolean => acceptedOf(line) > 0n;

const unitIn = ({ line, material }: DeliveredLine): string => line.unit ?? material?.unit ?? 'no.';
const quantityIn = ({ line }: DeliveredLine): string => decimalOf(acceptedOf(line), 3);

/** The fields that both entries of a delivery line share. */
function ofLine(delivered: DeliveredLine) {
  const { order, delivery, line, material } = delivered;
  const [quantity, unit] = [quantityIn(delivered), unitIn(delivered)];
  return {
    projectId: delivery.projectId,
    date: delivery.date,
    source: line.description,
    supplier: delivery.supplierName,
    poNumber: delivery.poNumber,
    deliveryDate: delivery.date,
    orderedBy: order.createdByName,
    isDelivered: 'true' as const,
    lineItems: [{ description: line.description, quantity, unit }],
    poTotal: order.total,
    materialId: material?.id ?? null,
    materialCategory: material?.category ?? null,
    materialQuantity: quantity,
    materialUnit: unit,
    unitWeight: unitWeightOf(delivered),
    deliveryId: delivery.id,
    deliveryItemId: line.id,
  };
}

/** The weight of one unit as ordered. */
function unitWeightOf(delivered: DeliveredLine): string | null {
  const { material } = delivered;
  const kilograms = material?.kilogramsPerUnit;
  const ones = material && convertUnits('1', unitIn(delivered), material.unit);
  const weight = kilograms && ones ? toMilligrams(productOf(ones, kilograms)) : null;
  return weight && scaled(weight, 0) <= heaviest ? weight : null;
}

/** In kilograms; a heavier value is a typing error. */
const heaviest = 1_000_000n;

const toMilligrams = (quantity: string): string =>
  decimalOf(rounded(scaled(quantity, quantityPlaces), 10n ** 6n), 6);

/** How it was made: A1–A3, by what the catalogue says of it. */
export const entryOfMaterial = (delivered: DeliveredLine) => ({
  ...ofLine(delivered),
  category: 'materials' as const,
  quantity: quantityIn(delivered),
  unit: unitIn(delivered),
});

/** Its transport: A4, by tonnes and kilometres. `weighed` is the unit weight on other tickets. */
export function entryOfHaulage(
  delivered: DeliveredLine,
  settings: CarbonStandard,
  weighed: string | undefined,
) {
  const line = ofLine(delivered);
  return {
    ...line,
    category: 'transport' as const,
    factorId: settings.vehicleFactorId,
    transportMethod: 'weight' as const,
    transportWeight: tonnesOf(delivered, line.unitWeight ?? weighed),
    transportDistance: usualDistance(line, settings),
    distanceUnit: 'km' as const,
  };
}

/** The company's default distance for the category, if the distance is not given. */
const usualDistance = (
  { materialCategory }: { materialCategory?: string | null | undefined },
  { distances, defaultDistance }: CarbonStandard,
): string =>
  distances.find(({ category }) => category.toLowerCase() === materialCategory?.toLowerCase())
    ?.distance ?? defaultDistance;

type Hauled = Partial<
  Pick<
    CarbonEntry,
    | 'deliveryId'
    | 'isWeighed'
    | 'materialCategory'
    | 'materialQuantity'
    | 'materialUnit'
    | 'unitWeight'
    | 'transportDistance'
    | 'distanceUnit'
  >
>;

/** Whether the weight comes from other tickets, or the distance is a default. */
export function isAssumed(entry: Hauled, settings: CarbonStandard): boolean {
  const { deliveryId, transportDistance, distanceUnit } = entry;
  if (!deliveryId || !transportDistance) return false;
  const usual = scaled(usualDistance(entry, settings), kilogramPlaces);
  const isUsual = distanceUnit === 'km' && scaled(transportDistance, kilogramPlaces) === usual;
  return isUsual || !isWeightKnown(entry);
}

const isWeightKnown = ({ isWeighed, materialQuantity, materialUnit, unitWeight }: Hauled) =>
  isWeighed || convertUnits(materialQuantity ?? '0', materialUnit ?? '', 't', { unitWeight });

function tonnesOf(delivered: DeliveredLine, unitWeight: string | undefined): string | null {
  const tonnes = convertUnits(quantityIn(delivered), unitIn(delivered), 't', { unitWeight });
  return tonnes === undefined ? null : toMilligrams(tonnes);
}

/** Whether the weight needs other tickets. */
export const isUnweighed = (delivered: DeliveredLine): boolean =>
  tonnesOf(delivered, unitWeightOf(delivered) ?? undefined) === null;

/** A machine's fuel and its consumption per hour; or the total, if it was recorded. */
export type FuelUse = Pick<CarbonEntry, 'factorId' | 'perHour'> &
  Partial<Pick<CarbonEntry, 'quantity' | 'unit' | 'carbonEmitted'>>;

type Hire = Pick<PlantHire, 'id' | 'name' | 'supplierName'>;

/** Corrections by users stay with the machine; missing values are filled in if known now. */
function burningOf(
  posted: Pick<CarbonEntry, 'source' | 'plantHireId'>,
  usual: FuelUse,
  before: CarbonEntry | undefined,
): FuelUse {
  const isSame = before?.source === posted.source && before.plantHireId === posted.plantHireId;
  if (!before || !isSame) return { ...usual, quantity: null, unit: null };
  const { quantity, unit, isByHand, carbonEmitted } = before;
  return {
    factorId: isByHand ? null : (before.factorId ?? usual.factorId),
    perHour: before.perHour ?? usual.perHour,
    quantity,
    unit,
    carbonEmitted: isByHand ? carbonEmitted : null,
  };
}

/** Fuel used by a working machine: A5.2. `before` is the earlier entry, which a user may have edited. */
export function entryOfPlant(
  entry: Pick<DiaryEntry, 'id' | 'projectId' | 'date' | 'plant' | 'company' | 'hours'>,
  hire: Hire | undefined,
  usual: FuelUse,
  before?: CarbonEntry,
) {
  const machine = { source: hire?.name ?? entry.plant ?? 'Plant', plantHireId: hire?.id ?? null };
  return {
    ...machine,
    projectId: entry.projectId,
    date: dayOf(entry),
    category: 'plant' as const,
    supplier: hire?.supplierName ?? entry.company,
    hours: entry.hours,
    ...burningOf(machine, usual, before),
    diaryEntryId: entry.id,
  };
}

const isEqual = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : scaled(one, 3) === scaled(other, 3);

/** A text change in the diary keeps the calculated figures and their factor. */
export const isSameWork = (
  before: CarbonEntry,
  next: Pick<CarbonEntry, 'date' | 'source' | 'plantHireId' | 'hours' | 'perHour' | 'factorId'>,
): boolean =>
  before.date === next.date &&
  before.source === next.source &&
  before.plantHireId === next.plantHireId &&
  before.factorId === next.factorId &&
  isEqual(before.hours, next.hours) &&
  isEqual(before.perHour, next.perHour);

/** Only machine hours burn fuel. */
export const burnsFuel = ({ type, hours }: Pick<DiaryEntry, 'type' | 'hours'>): boolean =>
  type === 'plant' && scaled(hours, 1) > 0n;
