import type { PlantAlert, PlantHire } from '@sitewright/domain/plant/plant-hire';
import { OctagonAlert, OctagonX, TriangleAlert } from 'lucide-react';
import { cn } from '../ui/cn.ts';
import { Notice } from '../ui/layout/notice.tsx';

const urgent: readonly PlantAlert['kind'][] = [
  'quarantined',
  'certificate_expired',
  'past_off_hire',
  'used_after_notice',
];

/** The warnings about a machine, the most urgent first. */
export const HireAlerts = ({ alerts }: Pick<PlantHire, 'alerts'>) =>
  alerts.length > 0 && (
    <ul className="grid gap-1">
      {alerts.map((alert) => (
        <Alert key={alert.kind} alert={alert} />
      ))}
    </ul>
  );

const Alert = ({ alert: { kind, message } }: { alert: PlantAlert }) => {
  const isUrgent = urgent.includes(kind);
  const Icon = isUrgent ? OctagonAlert : TriangleAlert;
  return (
    <li
      className={cn(
        'flex items-start gap-1.5 text-xs tracking-normal text-pretty site:text-sm',
        isUrgent ? 'text-on-bad-soft' : 'text-on-warn-soft',
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-3.5 flex-none site:mt-0.5 site:size-4" />
      <span className="min-w-0 whitespace-normal">{message}</span>
    </li>
  );
};

type BannerProps = { hires: readonly PlantHire[] | null | undefined };

/** A notice for each machine that must not be used; it comes before everything else. */
export const QuarantineBanner = ({ hires }: BannerProps) =>
  (hires ?? []).flatMap(({ id, name, alerts }) =>
    alerts
      .filter(({ kind }) => kind === 'quarantined')
      .map(({ message }) => (
        <Notice
          key={id}
          tone="bad"
          icon={OctagonX}
          text={`${name}, ${message.charAt(0).toLowerCase()}${message.slice(1)}`}
        />
      )),
  );
