import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { OctagonX } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';

type Props = { hires: readonly PlantHire[] | null | undefined };

/** What must not be used says so above everything else. */
export const QuarantineBanner = ({ hires }: Props) =>
  (hires ?? []).flatMap(({ id, name, alerts }) =>
    alerts
      .filter(({ kind }) => kind === 'quarantined')
      .map(({ message }) => (
        <Notice key={id} tone="bad" icon={OctagonX} text={`${name}: ${message}`} />
      )),
  );
