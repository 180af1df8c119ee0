export const hireStatuses = [
  'requested',
  'on_hire',
  'off_hire_notified',
  'collected',
  'transferred',
] as const;
export const ratePeriods = ['hour', 'day', 'week'] as const;
export const weekendRules = ['charged', 'free'] as const;
