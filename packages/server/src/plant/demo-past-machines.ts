import type { Machine } from './demo-machines.ts';

const [kestrel, quarry, hollin, farrier] = [
  'kestrel-wharf-block-c',
  'quarry-bank-sheltered-homes',
  'hollin-lane-primary',
  'farrier-row-unit-4',
];

type Row = readonly [
  site: string,
  name: string,
  plantType: string,
  supplierName: string,
  hireNumber: string,
  perWeek: string,
  litresPerHour: string,
  used: number,
  onHire: number,
  /** Absent where it is still here. */
  collected?: number,
];

// biome-ignore format: a list of machines is read by its columns
const rows: Row[] = [
  [kestrel, '21 t excavator', 'Excavator', 'Tarn Plant Hire', 'TPH-3811', '780.00', '15.00', 31, -264, -196],
  [kestrel, '14 m telehandler', 'Telehandler', 'Tarn Plant Hire', 'TPH-3902', '425.00', '6.50', 26, -104, -14],
  [quarry, '9 t excavator', 'Excavator', 'Tarn Plant Hire', 'TPH-3307', '500.00', '9.00', 38, -395, -300],
  [quarry, '12 m telehandler', 'Telehandler', 'Tarn Plant Hire', 'TPH-3340', '410.00', '6.00', 33, -118],
  [hollin, '2.5 t forklift', 'Forklift', 'Tarn Plant Hire', 'TPH-3655', '290.00', '3.50', 29, -96],
  [farrier, '22 t excavator', 'Excavator', 'Tarn Plant Hire', 'TPH-4219', '800.00', '15.50', 30, -94, -24],
  [farrier, '9 t dumper', 'Dumper', 'Calder Tool Hire', 'CT-1090', '480.00', '7.00', 27, -94, -24],
];

/** Machines that have been here for long, or have gone. */
export const pastMachines: Machine[] = rows.map(
  ([
    site,
    name,
    plantType,
    supplierName,
    hireNumber,
    rate,
    litresPerHour,
    used,
    onHire,
    collected,
  ]) => ({
    ...{ site, name, plantType, supplierName, hireNumber, rate, litresPerHour, used, onHire },
    ratePer: 'week',
    weekendRule: 'free',
    minimumDays: 5,
    fuelType: 'HVO',
    certificateNumber: `TE-${hireNumber.slice(-4)}`,
    certificateTo: 60 + ((Number(hireNumber.slice(-3)) * 37) % 240),
    ...(collected === undefined
      ? { offHire: 20 }
      : {
          status: 'collected',
          offHireNumber: `${hireNumber}-OFF`,
          offHire: collected,
          notice: collected - 12,
          collected,
        }),
  }),
);
