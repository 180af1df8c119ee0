import { plainDecimal, readableDecimal, scaled } from '../kernel/decimal.ts';
import type { CarbonCategory, TransportMethod } from './carbon-values.ts';
import {
  type EmissionInput,
  type Facts,
  formatAmount,
  type Missing,
  moduleOf,
  perUnit,
  type Share,
  type Shares,
  type UsedFactor,
} from './emission-input.ts';
import { fuelEdition } from './fuels.ts';
import { portionOf, productOf, withLoss } from './installation.ts';
import { missingConversion, missingFactor, missingOfficial } from './missing.ts';
import { type Conversion, type Conversions, conversionOf, kindOf, unitOf } from './units.ts';

/** The quantities of an entry before multiplication; or what is missing. */
export const sharesOf = (entry: EmissionInput, facts: Facts): Shares =>
  facts.factor
    ? byCategory[entry.category](entry, { ...facts, factor: facts.factor })
    : { shares: [], missing: [missingFactor(entry, facts)] };

type FactsWithFactor = Facts & { factor: UsedFactor };
type Amount = { quantity: string; unit: string; way?: string[] };

const byCategory: Record<CarbonCategory, (entry: EmissionInput, facts: FactsWithFactor) => Shares> =
  {
    materials: sharesOfMaterial,
    transport: (entry, facts) => byMethod[methodOf(entry, facts.factor)](entry, facts),
    plant: sharesOfPlant,
    waste: sharesOfQuantity,
    energy: sharesOfQuantity,
    water: sharesOfWater,
  };

const lacks = (field: string, message: string): Shares => ({
  shares: [],
  missing: [{ field, message }],
});

/** The amount by the factor, in the factor's unit. */
function shareBy(
  entry: EmissionInput,
  { factor, companions = {} }: Pick<FactsWithFactor, 'factor' | 'companions'>,
  { quantity, unit, way = [] }: Amount,
): Shares {
  const [, , fuel] = factor.id.split('_');
  const { density, unitWeight } = entry;
  const ways = { density, unitWeight, usualDensity: factor.density, fuel };
  const conversion = conversionOf(quantity, unit, factor.unit, ways);
  if (!conversion) return { shares: [], missing: [missingConversion(entry, unit, factor)] };
  const module = entry.module ?? moduleOf[entry.category];
  const step = stepOf({ quantity, unit }, factor.unit, conversion, ways);
  return {
    shares: [{ factor, companions, module, quantity: conversion.size, way: [...way, ...step] }],
    missing: [],
  };
}

/** '18 m³ × 2,400 kg/m³ = 43.2 t', '40 mi = 64.37376 km'; nothing where nothing was converted. */
function stepOf(
  { quantity, unit }: Amount,
  to: string,
  { size, by }: Conversion,
  { density, unitWeight, usualDensity }: Conversions,
): string[] {
  const from = unitOf(unit);
  if (from === to || (!by && plainDecimal(quantity) === size)) return [];
  const each = { density, usualDensity, unitWeight, fuel: null }[by ?? 'fuel'];
  const per = perUnit(by === 'unitWeight' ? from : 'm³');
  const product = each && kindOf(to) === 'mass' ? ` × ${readableDecimal(each)} ${per}` : '';
  const source = by === 'fuel' ? `, using ${fuelEdition} fuel properties` : '';
  return [`${formatAmount(quantity, from)}${product} = ${formatAmount(size, to)}${source}`];
}

function sharesOfQuantity(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const { quantity, unit } = entry;
  if (!quantity) return lacks('quantity', 'Enter the quantity');
  return shareBy(entry, facts, { quantity, unit: unit ?? facts.factor.unit });
}

/** A1–A3 of the installed material and of its losses. */
function sharesOfMaterial(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const { materialQuantity, materialUnit, transportLoss, siteWaste } = entry;
  const { shares, missing } = sharesOfQuantity(
    {
      ...entry,
      quantity: entry.quantity ?? materialQuantity,
      unit: entry.unit ?? materialUnit,
    },
    facts,
  );
  const wasted = shares.flatMap((share) => [
    ...lost(share, transportLoss, { module: 'A4', label: 'Transport loss' }),
    ...lost(share, siteWaste, { module: 'A5.3', label: 'Site waste' }),
  ]);
  return { shares: [...shares, ...wasted], missing };
}

function lost(
  share: Share,
  percent: string | null | undefined,
  { module, label }: Required<Pick<Share, 'module' | 'label'>>,
): Share[] {
  if (!isAny(percent)) return [];
  const { factor } = share;
  const quantity = portionOf(share.quantity, percent);
  const way = `${readableDecimal(percent)}% of ${formatAmount(share.quantity, factor.unit)} = ${formatAmount(quantity, factor.unit)}`;
  return [{ ...share, module, quantity, way: [way], label: `${label}: ${factor.name}` }];
}

const isAny = (percent: string | null | undefined): percent is string =>
  Boolean(percent && scaled(percent, 3) > 0n);

const methodByUnit: Record<string, TransportMethod> = {
  't km': 'weight',
  't mi': 'weight',
  km: 'vehicle',
  mi: 'vehicle',
};

export const methodOf = (
  { transportMethod }: EmissionInput,
  { unit }: Pick<UsedFactor, 'unit'>,
): TransportMethod => transportMethod ?? methodByUnit[unit] ?? 'fuel';

const byMethod: Record<TransportMethod, (entry: EmissionInput, facts: FactsWithFactor) => Shares> =
  {
    fuel: sharesOfQuantity,
    vehicle: sharesOfVehicle,
    weight: sharesOfHaulage,
  };

function sharesOfVehicle(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const { transportDistance, returnFactorId, returnDistance } = entry;
  const unit = entry.distanceUnit ?? 'km';
  if (!transportDistance) return lacks('transportDistance', 'Enter the distance');
  const out = shareBy(entry, facts, { quantity: transportDistance, unit });
  if (!returnFactorId) return out;
  const { returnFactor: factor, returnCompanions: companions } = facts;
  if (!factor) return lacks('returnFactorId', missingOfficial(facts));
  const back = { quantity: returnDistance ?? transportDistance, unit };
  return together(out, shareBy(entry, { factor, companions }, back));
}

/** One way only: an average load has its empty way back in it already. */
function sharesOfHaulage(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const { transportWeight, transportDistance, transportLoss, distanceUnit } = entry;
  const missing: Missing[] = [
    ...(transportWeight ? [] : [{ field: 'transportWeight', message: 'Enter the weight' }]),
    ...(transportDistance ? [] : [{ field: 'transportDistance', message: 'Enter the distance' }]),
  ];
  if (!transportWeight || !transportDistance) return { shares: [], missing };
  const unit = distanceUnit ?? 'km';
  const tonnes = withLoss(transportWeight, transportLoss ?? '0');
  const quantity = productOf(tonnes, transportDistance);
  const way = [
    ...(isAny(transportLoss)
      ? [
          `${formatAmount(transportWeight, 't')} + ${readableDecimal(transportLoss)}% = ${formatAmount(tonnes, 't')}`,
        ]
      : []),
    `${formatAmount(tonnes, 't')} × ${formatAmount(transportDistance, unit)} = ${formatAmount(quantity, `t ${unit}`)}`,
  ];
  return shareBy(entry, facts, { quantity, unit: `t ${unit}`, way });
}

/** By what was filled in; else by the hours. */
function sharesOfPlant(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const { quantity, hours, perHour } = entry;
  if (quantity) return sharesOfQuantity(entry, facts);
  if (!hours) return lacks('quantity', 'Enter the fuel used, or the hours and the fuel per hour');
  if (!perHour) return lacks('perHour', 'Enter the fuel per hour');
  const unit = facts.factor.unit === 'kWh' ? 'kWh' : 'l';
  const used = productOf(hours, perHour);
  const way = `${formatAmount(hours, 'h')} × ${formatAmount(perHour, `${unit}/h`)} = ${formatAmount(used, unit)}`;
  return shareBy(entry, facts, { quantity: used, unit, way: [way] });
}

function sharesOfWater(entry: EmissionInput, facts: FactsWithFactor): Shares {
  const supply = sharesOfQuantity(entry, facts);
  const treatment = facts.companions?.treatment;
  return treatment && supply.shares.length > 0
    ? together(supply, sharesOfQuantity(entry, { ...facts, factor: treatment, companions: {} }))
    : supply;
}

const together = (one: Shares, other: Shares): Shares => ({
  shares: [...one.shares, ...other.shares],
  missing: [...one.missing, ...other.missing],
});
