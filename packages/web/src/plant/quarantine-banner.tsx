import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { OctagonX } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';

/** What must not be used says so above everything else. */
export const QuarantineBanner = ({ hires = [] }: { hires?: readonly PlantHire[] | undefined }) =>
  hires.flatMap(({ id, name, alerts }) =>
    alerts
      .filter(({ kind }) => kind === 'quarantined')
      .map(({ message }) => (
        <Notice key={id} tone="bad" icon={OctagonX} text={`${name}: ${message}`} />
      )),
  );
