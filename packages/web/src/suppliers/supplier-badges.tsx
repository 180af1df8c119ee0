import { statusLabels } from '@sitewright/domain/suppliers/labels';
import type { InsuranceState, Supplier } from '@sitewright/domain/suppliers/supplier';
import type { SupplierStatus } from '@sitewright/domain/suppliers/supplier-type';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CirclePause,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldX,
  Star,
} from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';

type Look = { tone: Tone; icon: LucideIcon };

const statusLooks: Record<SupplierStatus, Look> = {
  pending: { tone: 'info', icon: CircleDashed },
  active: { tone: 'ok', icon: CircleCheck },
  preferred: { tone: 'ok', icon: Star },
  on_hold: { tone: 'warn', icon: CirclePause },
  blocked: { tone: 'bad', icon: Ban },
  inactive: { tone: 'plain', icon: CircleMinus },
};

export const SupplierStatusBadge = ({ status }: Pick<Supplier, 'status'>) => (
  <Badge {...statusLooks[status]}>{statusLabels[status]}</Badge>
);

export const insuranceStateLabels: Record<InsuranceState, string> = {
  none: 'None recorded',
  valid: 'Insured',
  expiring: 'Expires soon',
  expired: 'Expired',
};

const insuranceLooks: Record<InsuranceState, Look> = {
  none: { tone: 'plain', icon: ShieldQuestionMark },
  valid: { tone: 'ok', icon: ShieldCheck },
  expiring: { tone: 'warn', icon: ShieldAlert },
  expired: { tone: 'bad', icon: ShieldX },
};

type Insured = Pick<Supplier, 'insuranceState' | 'insuranceExpiry'>;

/** `To 30/06/2027`, `Expired 30/06/2026`: the words say what the colour shows. */
export const insuranceText = ({ insuranceState, insuranceExpiry }: Insured): string =>
  insuranceExpiry
    ? `${{ none: '', valid: 'To', expiring: 'Expires', expired: 'Expired' }[insuranceState]} ${formatDate(insuranceExpiry)}`
    : insuranceStateLabels.none;

/** Where no heading says what ends or is missing: `Insured until 30/06/2027`. */
export const namedInsurance = ({ insuranceState, insuranceExpiry }: Insured): string =>
  insuranceExpiry
    ? `${{ none: '', valid: 'Insured until', expiring: 'Insurance expires', expired: 'Insurance expired' }[insuranceState]} ${formatDate(insuranceExpiry)}`
    : 'No insurance recorded';

type BadgeProps = Insured & { isNamed?: boolean };

export const InsuranceBadge = ({ isNamed = false, ...insured }: BadgeProps) => (
  <Badge {...insuranceLooks[insured.insuranceState]}>
    {(isNamed ? namedInsurance : insuranceText)(insured)}
  </Badge>
);
