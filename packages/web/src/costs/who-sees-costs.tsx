import { whoMay } from '@sitewright/domain/kernel/access';
import { LockedNote } from '../ui/locked-note.tsx';

/** Where pounds would stand: whose role shows them. */
export const WhoSeesCosts = () => (
  <LockedNote
    text={`You see hours and quantities. What things cost is shown to ${whoMay('costAnalysis', 'R')}.`}
  />
);
