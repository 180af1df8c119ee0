import type { Material } from '@sitewright/domain/materials/material';
import { kilogramsOf } from '@sitewright/domain/materials/weight';

/** 'one m³', or 'one item' without a unit of measure. */
export const oneOf = (unit: string): string => (unit === 'no.' ? 'one item' : `one ${unit}`);

const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** '1,250.5' of whatever it is counted in, with a true minus. */
export const quantityText = (quantity: string): string =>
  figure.format(quantity as `${number}`).replace('-', '−');

/** '2,400' kilograms, or nothing. */
export const weightText = (material: Pick<Material, 'weight' | 'weightUnit'>): string => {
  const kilograms = kilogramsOf(material);
  return kilograms ? figure.format(kilograms as `${number}`) : '';
};

const carbon = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 4 });

/** '285.1' kilograms of CO₂e. */
export const carbonText = (kilograms: string): string => carbon.format(kilograms as `${number}`);

type Sourced = Pick<Material, 'carbonSource' | 'carbonYear'>;

/** 'UK Government 2026': whose factor it is, short enough for a column. */
export const sourceText = ({ carbonSource, carbonYear }: Sourced): string => {
  const source = carbonSource?.replace(/ GHG Conversion Factors.*$/, '');
  const saysYear = carbonYear !== null && source?.endsWith(String(carbonYear));
  return [source, !saysYear && carbonYear].filter(Boolean).join(' ');
};

/** '+4.5%' with a true minus. */
export const driftText = (drift: string): string =>
  `${drift.startsWith('-') ? drift.replace('-', '−') : `+${drift}`}%`;
