import type { Verdict } from '@sitewright/domain/weather/limits';
import {
  CircleCheck,
  CircleHelp,
  type LucideIcon,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';

type Look = { words: string; tone: 'ok' | 'warn' | 'bad' | 'plain'; ink: string; icon: LucideIcon };

export const verdictStyles: Record<Verdict | 'unknown', Look> = {
  ok: { words: 'OK', tone: 'ok', ink: '', icon: CircleCheck },
  caution: { words: 'Caution', tone: 'warn', ink: 'text-on-warn-soft', icon: TriangleAlert },
  stop: { words: 'Stop', tone: 'bad', ink: 'text-on-bad-soft', icon: OctagonAlert },
  unknown: { words: 'Not known', tone: 'plain', ink: 'text-text-2', icon: CircleHelp },
};
