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
  'A5.1': 'A5.1 Demolition before',
  'A5.2': 'A5.2 Work on site',
  'A5.3': 'A5.3 Waste',
  'A5.4': 'A5.4 Journeys to work',
};

export const scopeLabels = {
  1: 'Scope 1, own fuel',
  2: 'Scope 2, bought energy',
  3: 'Scope 3, all else',
};

export const qualityLabels = {
  measured: 'Measured',
  epd: 'Supplier EPD',
  average: 'Average factor',
  estimated: 'Estimated',
};
