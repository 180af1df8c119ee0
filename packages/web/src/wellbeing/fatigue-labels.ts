/** What the sessions are looked through for, in the order in which it is told. */
export const fatigueNames = ['longShifts', 'shortRests', 'missedBreaks', 'longRuns'] as const;

export const fatigueLabels: Record<(typeof fatigueNames)[number], string> = {
  longShifts: 'Shifts over 12 h',
  shortRests: 'Rests under 11 h',
  missedBreaks: 'Breaks missed',
  longRuns: 'Seven days in a row',
};
