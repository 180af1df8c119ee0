import type {
  CrewKind,
  LabourSession,
  PauseReason,
  Segment,
} from '@sitewright/domain/labour/labour-session';
import {
  CloudRain,
  Coffee,
  Ellipsis,
  Forklift,
  HardHat,
  type LucideIcon,
  MessageCircleQuestionMark,
  Package,
  ShieldAlert,
  Users,
  UsersRound,
  Utensils,
  Wrench,
} from 'lucide-react';
import { timeText } from '../ui/format/date-time.ts';

export const crewIcons: Record<CrewKind, LucideIcon> = {
  worker: HardHat,
  company: Users,
  gang: UsersRound,
  plant: Forklift,
};

type ReasonLabel = { icon: LucideIcon; label: string };

export const reasonLabels: Record<PauseReason, ReasonLabel> = {
  break: { icon: Coffee, label: 'on a break' },
  lunch: { icon: Utensils, label: 'at lunch' },
  weather: { icon: CloudRain, label: 'paused for weather' },
  materials: { icon: Package, label: 'waiting for materials' },
  plant: { icon: Wrench, label: 'plant broken down' },
  instruction: {
    icon: MessageCircleQuestionMark,
    label: 'waiting for instruction',
  },
  safety: { icon: ShieldAlert, label: 'safety stop' },
  other: { icon: Ellipsis, label: 'paused' },
};

/** The pause that goes on now. */
export const openPause = ({ segments }: LabourSession): Segment | undefined =>
  segments.find(({ kind, endedAt }) => kind === 'pause' && !endedAt);

export const pauseText = ({ reason }: Segment): string => reasonLabels[reason ?? 'other'].label;

const differenceShown = 2 * 60_000;

/** `07:31`, or `07:31 (phone 10:31)` where the phone's clock said something else. */
export function startText({
  startedAt,
  deviceAt,
}: Pick<Segment, 'startedAt' | 'deviceAt'>): string {
  const difference = deviceAt ? Math.abs(Date.parse(deviceAt) - Date.parse(startedAt)) : 0;
  return deviceAt && difference >= differenceShown
    ? `${timeText(startedAt)} (phone ${timeText(deviceAt)})`
    : timeText(startedAt);
}

/** The same for the start of a crew. */
export const crewStartText = ({ startedAt, segments }: LabourSession): string =>
  startText(
    segments.find((segment) => segment.startedAt === startedAt) ?? { startedAt, deviceAt: null },
  );

/** `paused for weather, paid`, or what the clock counts while it runs. */
export function stateText(session: LabourSession): string {
  const pause = openPause(session);
  if (pause) return `${pauseText(pause)}, ${pause.isPaid ? 'paid' : 'unpaid'}`;
  return session.crewKind === 'plant' ? 'engine on' : 'worked';
}

/** `9 operatives · Core wall lift 5`; a machine has no operatives, and a worker is but one. */
export function crewDetail({ crewKind, company, jobRole, operatives, task }: LabourSession) {
  const who = {
    worker: jobRole ?? company,
    company: operativesText(operatives),
    gang: operativesText(operatives),
    plant: company,
  };
  return [who[crewKind], task].filter(Boolean).join(' · ');
}

/** `Finished today (3), 1 waiting to send` */
export const finishedTitle = (title: string, count: number, waiting: number): string =>
  `${title} (${count})${waiting > 0 ? `, ${waiting} waiting to send` : ''}`;

/** The diary entry that a stopped crew becomes once it is sent. */
export const comingEntryText = (workSummary: string | null | undefined): string =>
  workSummary ? `For the diary: ${workSummary}` : 'It becomes a diary entry once it is sent.';

export const operativesText = (count: number): string =>
  `${count} ${count === 1 ? 'operative' : 'operatives'}`;

const minute = 60_000;
const hour = 60 * minute;
const twoDigits = (count: number): string => String(Math.floor(count)).padStart(2, '0');

/** `05:54` */
export const clockText = (length: number): string =>
  `${twoDigits(length / hour)}:${twoDigits((length % hour) / minute)}`;

/** `38 min`, `1 h 43` */
export const lengthText = (length: number): string =>
  length < hour
    ? `${Math.floor(length / minute)} min`
    : `${Math.floor(length / hour)} h ${twoDigits((length % hour) / minute)}`;
