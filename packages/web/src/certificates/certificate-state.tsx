import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import {
  type CertificateState as State,
  stateLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { Ban, CircleCheck, Clock, History, type LucideIcon, OctagonX, ShieldX } from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';

const looks: Record<State, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'ok', icon: CircleCheck },
  expiring: { tone: 'warn', icon: Clock },
  expired: { tone: 'bad', icon: ShieldX },
  superseded: { tone: 'plain', icon: History },
  revoked: { tone: 'bad', icon: Ban },
  failed: { tone: 'bad', icon: OctagonX },
};

export const CertificateState = ({ state }: Pick<HseCertificate, 'state'>) => (
  <Badge {...looks[state]}>{stateLabels[state]}</Badge>
);
