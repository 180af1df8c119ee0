import type { RamsHead } from '@sitewright/domain/risk/rams';
import { type RamsStatus, statusLabels } from '@sitewright/domain/risk/risk-values';
import {
  Ban,
  CircleCheck,
  Clock,
  FilePen,
  History,
  type LucideIcon,
  Megaphone,
} from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';

const looks: Record<RamsStatus, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'plain', icon: FilePen },
  in_review: { tone: 'warn', icon: Clock },
  approved: { tone: 'info', icon: CircleCheck },
  issued: { tone: 'ok', icon: Megaphone },
  superseded: { tone: 'plain', icon: History },
  withdrawn: { tone: 'bad', icon: Ban },
};

export const RamsState = ({ status }: Pick<RamsHead, 'status'>) => (
  <Badge {...looks[status]}>{statusLabels[status]}</Badge>
);

/** 'RAMS-004, version 2' */
export const ramsName = ({
  reference,
  revision,
}: Pick<RamsHead, 'reference' | 'revision'>): string => `${reference}, version ${revision}`;

/** '3 of 12 signed' */
export const signedText = ({ signed, unsigned }: Pick<RamsHead, 'signed' | 'unsigned'>): string =>
  `${signed} of ${signed + unsigned} signed`;
