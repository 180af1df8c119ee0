export const pauseLabels = {
  break: 'Break',
  lunch: 'Lunch',
  weather: 'Weather',
  materials: 'Materials',
  plant: 'Plant breakdown',
  instruction: 'Instruction or access',
  safety: 'Safety stop',
  other: 'Other',
};
