import { whoMay } from '@sitewright/domain/kernel/access';
import { LockedNote } from '../ui/layout/locked-note.tsx';

/** In place of the amounts: which roles see them. */
export const WhoSeesCosts = () => (
  <LockedNote
    text={`You see hours and quantities. What things cost is shown to ${whoMay('costAnalysis', 'R')}.`}
  />
);
