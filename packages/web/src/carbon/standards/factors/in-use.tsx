import type { Factor } from '@sitewright/domain/carbon/factor';
import { CalendarX2, Check, PencilLine } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { isExpired } from '../factor-field.tsx';

type Props = { factor: Factor; today: string };

const looks = {
  'In use': { tone: 'ok', icon: Check },
  'Own override': { tone: 'info', icon: PencilLine },
  Expired: { tone: 'warn', icon: CalendarX2 },
} as const;

export const inUseText = (factor: Factor, today: string): keyof typeof looks =>
  isExpired(factor, today) ? 'Expired' : factor.official ? 'Own override' : 'In use';

/** Whether the official figure counts, or the organisation's own in its place. */
export const InUse = ({ factor, today }: Props) => {
  const text = inUseText(factor, today);
  return <Badge {...looks[text]}>{text}</Badge>;
};
