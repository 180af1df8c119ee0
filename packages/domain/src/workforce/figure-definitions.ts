import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const register = 'The workforce register';
const clock = 'The live board';

export const workforceFigureDefinitions = {
  onSite: {
    name: 'On site now',
    formula: 'Number of workers clocked on in a crew',
    includes: 'Named workers on all contracts, working or paused',
    excludes: 'People in a crew who are not in the register',
    source: clock,
  },
  stopped: {
    name: 'Cannot work',
    formula: 'Number of workers who cannot start work today',
    includes: 'Expired cards, missing inductions and suspensions that stop work',
    excludes: 'Workers with warnings only, and workers who have left',
    source: register,
  },
  cardsExpiring: {
    name: 'Cards expiring, 30 days',
    formula: 'Number of active workers whose CSCS card expires within 30 days',
    includes: 'Cards that expire today',
    excludes: 'Expired cards, and workers who are not active',
    source: register,
  },
  notInducted: {
    name: 'Not inducted',
    formula: 'Number of active workers without a valid induction on any contract',
    includes: 'Workers whose inductions have all expired',
    excludes: 'Workers who are not active',
    source: register,
  },
  rightToWorkDue: {
    name: 'Right to work due',
    formula: 'Number of active workers whose right to work is unchecked or expires within 30 days',
    includes: 'Expired checks',
    excludes: 'Workers who are not active',
    source: register,
  },
  hoursThisWeek: {
    name: 'Hours this week',
    formula: 'People × hours worked, in crews started since Monday',
    includes: 'Crews still at work, up to this minute, on all contracts',
    excludes: 'Pauses, plant, and hours entered in the diary only',
    source: clock,
  },
  fatigueFlags: {
    name: 'Fatigue flags',
    formula:
      'Total of long shifts, short rests, missed breaks and long runs of days worked this week',
    includes: 'Clocked hours of named workers on all contracts',
    excludes: 'Hours entered in the diary only',
    source: clock,
  },
  hoursWorked: {
    name: 'Hours worked',
    formula: 'Finish − start − pauses, by the clock',
    includes: 'Crews that included the worker; on the worker’s page, over the last 90 days',
    excludes: 'Pauses, and hours entered in the diary only',
    source: clock,
  },
  lateDays: {
    name: 'Late days',
    formula: 'Number of days in the last 90 on which the worker started after 08:00',
    includes: 'The first start of each day',
    excludes: 'Later starts on the same day',
    source: clock,
  },
  absences: {
    name: 'Absences',
    formula: 'Number of working days in the last 90 without a start',
    includes: 'Working days since the first day on site',
    excludes: 'Weekends, bank holidays and today',
    source: clock,
  },
  added: {
    name: 'New workers',
    formula: 'Number of rows in the file that add a worker',
    includes: 'Rows without errors',
    excludes: 'Rows with errors',
    source: 'The imported file',
  },
} as const satisfies FigureDefinitions;
