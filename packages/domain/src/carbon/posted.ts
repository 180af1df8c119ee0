import type { Delivery, DeliveryLine } from '../deliveries/delivery.ts';
import type { DiaryEntry } from '../diary/diary-entry.ts';
import { dayOf } from '../diary/rules.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import type { Material } from '../materials/material.ts';
import { kilogramsPerUnit } from '../materials/weight.ts';
import type { PlantHire } from '../plant/plant-hire.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import type { PurchaseOrder } from '../purchase-orders/purchase-order.ts';
import type { CarbonEntry } from './carbon-entry.ts';
import type { SettledCarbon } from './carbon-settings.ts';
import { productOf } from './installation.ts';
import { kilogramPlaces, quantityPlaces } from './kilograms.ts';
import { converted } from './units.ts';

type Catalogued = Pick<Material, 'id' | 'category' | 'unit' | 'weight' | 'weightUnit'>;

/** One line of a delivery, with its material where the catalogue has it. */
export type Came = {
  order: Pick<PurchaseOrder, 'createdByName' | 'total'>;
  delivery: Pick<Delivery, 'id' | 'projectId' | 'date' | 'poNumber' | 'supplierName'>;
  line: Pick<DeliveryLine, 'id' | 'description' | 'unit' | 'received' | 'rejected'>;
  material: Catalogued | undefined;
};

/** Hire, wages and the work of others bring no product. */
const withoutProduct: readonly string[] = ['plant', 'labour', 'subcontract'];

export const bringsProducts = ({ costHead }: Pick<PurchaseOrder, 'costHead'>): boolean =>
  !withoutProduct.includes(costHead);

/** What went back leaves no carbon here. */
export const isAccepted = (line: Came['line']): boolean => acceptedOf(line) > 0n;

const unitIn = ({ line, material }: Came): string => line.unit ?? material?.unit ?? 'no.';
const quantityIn = ({ line }: Came): string => decimalOf(acceptedOf(line), 3);

/** What both entries of a line say of it, and of the order that it came with. */
function ofLine(came: Came) {
  const { order, delivery, line, material } = came;
  const [quantity, unit] = [quantityIn(came), unitIn(came)];
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
    unitWeight: unitWeightOf(came),
    deliveryId: delivery.id,
    deliveryItemId: line.id,
  };
}

/** What one of it weighs, in the unit in which it was ordered. */
function unitWeightOf(came: Came): string | null {
  const { material } = came;
  const kilograms = material && kilogramsPerUnit(material);
  const ones = material && converted('1', unitIn(came), material.unit);
  const weight = kilograms && ones ? toMilligrams(productOf(ones, kilograms)) : null;
  return weight && scaled(weight, 0) <= heaviest ? weight : null;
}

/** In kilograms; what is heavier is a slip of the finger. */
const heaviest = 1_000_000n;

const toMilligrams = (quantity: string): string =>
  decimalOf(rounded(scaled(quantity, quantityPlaces), 10n ** 6n), 6);

/** How it was made: A1–A3, by what the catalogue says of it. */
export const entryOfMaterial = (came: Came) => ({
  ...ofLine(came),
  category: 'materials' as const,
  quantity: quantityIn(came),
  unit: unitIn(came),
});

/** How it came: A4, by tonnes and kilometres. `weighed` is what one weighed on other tickets. */
export function entryOfHaulage(came: Came, settings: SettledCarbon, weighed: string | undefined) {
  const said = ofLine(came);
  return {
    ...said,
    category: 'transport' as const,
    factorId: settings.vehicleFactorId,
    transportMethod: 'weight' as const,
    transportWeight: tonnesOf(came, said.unitWeight ?? weighed),
    transportDistance: usualDistance(said, settings),
    distanceUnit: 'km' as const,
  };
}

/** What the company takes for things of a category, where nobody says how far one came. */
const usualDistance = (
  { materialCategory }: { materialCategory?: string | null | undefined },
  { distances, defaultDistance }: SettledCarbon,
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

/** Whether the weight of what came is one of other tickets, or nobody has said how far it came. */
export function isAssumed(entry: Hauled, settings: SettledCarbon): boolean {
  const { deliveryId, transportDistance, distanceUnit } = entry;
  if (!deliveryId || !transportDistance) return false;
  const usual = scaled(usualDistance(entry, settings), kilogramPlaces);
  const isUsual = distanceUnit === 'km' && scaled(transportDistance, kilogramPlaces) === usual;
  return isUsual || !isWeightKnown(entry);
}

const isWeightKnown = ({ isWeighed, materialQuantity, materialUnit, unitWeight }: Hauled) =>
  isWeighed || converted(materialQuantity ?? '0', materialUnit ?? '', 't', { unitWeight });

function tonnesOf(came: Came, unitWeight: string | undefined): string | null {
  const tonnes = converted(quantityIn(came), unitIn(came), 't', { unitWeight });
  return tonnes === undefined ? null : toMilligrams(tonnes);
}

/** Whether nobody can tell its weight without other tickets. */
export const isUnweighed = (came: Came): boolean =>
  tonnesOf(came, unitWeightOf(came) ?? undefined) === null;

/** What a machine burns, and how much of it in an hour; or in all, where somebody counted. */
export type Burning = Pick<CarbonEntry, 'factorId' | 'perHour'> &
  Partial<Pick<CarbonEntry, 'quantity' | 'unit' | 'carbonEmitted'>>;

type Hire = Pick<PlantHire, 'id' | 'name' | 'supplierName'>;

/** What somebody put right stays with the machine; what nobody knew may be known by now. */
function burningOf(
  posted: Pick<CarbonEntry, 'source' | 'plantHireId'>,
  usual: Burning,
  before: CarbonEntry | undefined,
): Burning {
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

/** What a machine used while it worked: A5.2. `before` is what stood there, on which somebody may have written. */
export function entryOfPlant(
  entry: DiaryEntry,
  hire: Hire | undefined,
  usual: Burning,
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

/** Other words in the diary leave what was reckoned with the factor of its time. */
export const isSameWork = (
  before: CarbonEntry,
  said: Pick<CarbonEntry, 'date' | 'source' | 'plantHireId' | 'hours' | 'perHour' | 'factorId'>,
): boolean =>
  before.date === said.date &&
  before.source === said.source &&
  before.plantHireId === said.plantHireId &&
  before.factorId === said.factorId &&
  isEqual(before.hours, said.hours) &&
  isEqual(before.perHour, said.perHour);

/** Hours of a machine, and only they, burn something. */
export const isAtWork = ({ type, hours }: Pick<DiaryEntry, 'type' | 'hours'>): boolean =>
  type === 'plant' && scaled(hours, 1) > 0n;
