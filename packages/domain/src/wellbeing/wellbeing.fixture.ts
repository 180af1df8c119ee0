import type { ToolboxTalk, ToolboxTalkDraft } from './toolbox-talk.ts';
import type { CallBack, CheckIn, Wellbeing, WellbeingSummary } from './wellbeing.ts';

export const aCheckIn = (over: Partial<CheckIn> = {}): CheckIn => ({
  mood: 4,
  energy: 3,
  stress: 2,
  sleep: 7,
  workload: 1,
  projectId: null,
  ...over,
});

/** A call-back from the first person to the second. */
export const aCallBack = (over: Partial<CallBack> = {}): CallBack => ({
  id: 1,
  requesterId: 1,
  requester: 'Sam Whitlow',
  supporterId: 2,
  supporter: 'Joy Okafor',
  phone: '07700 900123',
  message: 'After four, please.',
  status: 'open',
  createdAt: '2026-11-15T09:00:00.000Z',
  contactedAt: null,
  closedAt: null,
  ...over,
});

export const aWellbeing = (over: Partial<Wellbeing> = {}): Wellbeing => ({
  supporters: [
    { userId: 2, name: 'Joy Okafor', phone: '07700 900456', about: 'On site most mornings' },
  ],
  hasCheckedIn: false,
  hours: null,
  ...over,
});

export const aSummary = (over: Partial<WellbeingSummary> = {}): WellbeingSummary => ({
  weeks: [
    { week: '2026-11-09', answers: 5, mood: 3.4, energy: 3, stress: 2.6, sleep: 6.8, workload: 80 },
  ],
  moodTrend: null,
  people: 7,
  fatigue: [{ week: '2026-11-09', longShifts: 2, shortRests: 1, missedBreaks: 3, longRuns: 0 }],
  overAverage: 1,
  ...over,
});

export const aTalkDraft = (over: Partial<ToolboxTalkDraft> = {}): ToolboxTalkDraft => ({
  projectId: 1,
  topic: 'talking',
  title: 'It is good to talk',
  date: '2026-11-12',
  heldBy: 'Sam Whitlow',
  attendees: ['Ben Carter', 'Marek Nowak'],
  notes: null,
  ...over,
});

export const aTalk = (over: Partial<ToolboxTalk> = {}): ToolboxTalk => ({
  id: 1,
  ...aTalkDraft(),
  topic: 'talking',
  notes: null,
  createdAt: '2026-11-12T08:00:00.000Z',
  createdBy: 1,
  ...over,
});
