import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { showDate } from '../ui/parse-date.ts';

/** `Certificate to 12/04/2027`; how urgent that is, its alert says. */
export const certificateText = ({ certificate, certificateExpiry }: PlantHire): string =>
  certificate === 'none'
    ? 'No certificate recorded'
    : `Certificate ${certificate === 'expired' ? 'expired' : 'to'} ${showDate(certificateExpiry ?? '')}`;
