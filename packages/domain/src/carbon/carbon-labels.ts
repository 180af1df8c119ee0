export const categoryLabels = {
  materials: 'Materials',
  plant: 'Plant',
  transport: 'Transport',
  waste: 'Waste',
  energy: 'Energy',
  water: 'Water',
};

export const moduleLabels = {
  'A1-A3': 'A1–A3 Products',
  A4: 'A4 Transport to site',
  'A5.1': 'A5.1 Pre-construction demolition',
  'A5.2': 'A5.2 Construction activities',
  'A5.3': 'A5.3 Waste',
  'A5.4': 'A5.4 Worker transport',
};

export const scopeLabels = {
  1: 'Scope 1, direct fuel',
  2: 'Scope 2, purchased energy',
  3: 'Scope 3, other',
};

export const qualityLabels = {
  measured: 'Measured',
  epd: 'Supplier EPD',
  average: 'Average factor',
  estimated: 'Estimated',
};
