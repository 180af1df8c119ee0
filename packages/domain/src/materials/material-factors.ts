/** Kilograms of CO₂e for a tonne of primary material. */
type MaterialFactor = { id: string; label: string; perTonne: string };

export const factorSource = 'UK Government GHG Conversion Factors 2025';
export const factorYear = 2025;

/** What the licence asks for wherever these figures are shown. */
export const factorAttribution =
  'Contains public sector information licensed under the Open Government Licence v3.0. UK Government GHG Conversion Factors for Company Reporting 2025, DESNZ and Defra.';

/** 'Material use' of the official table of 2025, under its own ids: what a building site buys. */
export const materialFactors: readonly MaterialFactor[] = [
  { id: '19_500_5000_15_1', label: 'Aggregates', perTonne: '7.79306' },
  { id: '19_500_5003_15_1', label: 'Aggregates, closed loop', perTonne: '3.21835' },
  { id: '19_500_5012_15_1', label: 'Asphalt', perTonne: '39.21249' },
  { id: '19_500_5015_15_1', label: 'Asphalt, closed loop', perTonne: '28.67835' },
  { id: '19_500_5016_15_1', label: 'Bricks', perTonne: '241.79306' },
  { id: '19_500_5020_15_1', label: 'Concrete', perTonne: '118.79306' },
  { id: '19_500_5023_15_1', label: 'Concrete, closed loop', perTonne: '3.21835' },
  { id: '19_500_5024_15_1', label: 'Insulation', perTonne: '1861.79306' },
  { id: '19_500_5027_15_1', label: 'Insulation, closed loop', perTonne: '1852.12293' },
  { id: '19_500_5028_15_1', label: 'Metals', perTonne: '3824.09335' },
  { id: '19_500_5031_15_1', label: 'Metals, closed loop', perTonne: '1638.74406' },
  { id: '19_500_5036_15_1', label: 'Mineral oil', perTonne: '1401' },
  { id: '19_500_5040_15_1', label: 'Plasterboard', perTonne: '120.05' },
  { id: '19_500_5043_15_1', label: 'Plasterboard, closed loop', perTonne: '32.17' },
  { id: '19_500_5048_15_1', label: 'Wood', perTonne: '269.50416' },
  { id: '19_500_5049_15_1', label: 'Wood, re-used', perTonne: '38.54288' },
  { id: '19_501_5056_15_1', label: 'Glass', perTonne: '1402.76667' },
  { id: '19_505_5120_15_1', label: 'Plastics, average', perTonne: '3172.49932' },
  { id: '19_505_5124_15_1', label: 'Plastic film, average', perTonne: '2916.50513' },
  { id: '19_505_5128_15_1', label: 'Rigid plastic, average', perTonne: '3354.28062' },
];

export const factorOf = (id: string | null | undefined): MaterialFactor | undefined =>
  materialFactors.find((factor) => factor.id === id);
