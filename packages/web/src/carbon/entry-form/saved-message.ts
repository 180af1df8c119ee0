import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { weightText } from '../labels.ts';

/** The message once an entry is saved. */
export const savedMessage = ({ source, status, carbonEmitted }: CarbonEntry): string =>
  status === 'draft' || carbonEmitted === null
    ? `${source} is saved as a draft; it counts nowhere yet`
    : `${source}: ${weightText(carbonEmitted)} CO₂e`;
