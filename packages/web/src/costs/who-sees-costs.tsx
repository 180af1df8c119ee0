import { whoMay } from '@sitewright/domain/kernel/access';
import { LockedNote } from '../ui/layout/locked-note.tsx';

/** In place of the amounts: which roles see them. */
export const WhoSeesCosts = () => (
  <LockedNote
    text={`You can see hours and quantities. Only ${whoMay('costAnalysis', 'R')} can see costs.`}
  />
);
