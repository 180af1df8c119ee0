/** The labels of the specification, followed by the other fields. */
export const labels = {
  type: 'Entry type',
  date: 'Date',
  workSummary: 'Work Summary',
  plant: 'Plant Description',
  startTime: 'Start Time',
  finishTime: 'Finish Time',
  company: 'Company',
  operatives: 'Number of Operatives',
  jobRole: 'Operatives Job Role',
  labour: 'Labour Details',
  weatherImpact: 'Weather Impact',
  materialsDelivered: 'Materials Delivered',
  sharedWith: 'Shared with',
  reason: 'Reason for the amendment',
};

/** `Use “Harkn”`: a name that was never used before. */
export const asTyped = (typed: string): string => `Use “${typed.trim()}”`;
