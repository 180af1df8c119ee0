import { expect, it } from 'vitest';
import { officialFactor } from './official-factors.ts';
import { findPlantRate, fuelFactorId } from './plant-rates.ts';

it.each([
  ['20 t excavator', 'Crawler excavator, 20-22 t', '15'],
  ['13t 360 excavator', 'Crawler excavator, 13-14 t', '9.3'],
  ['3 t mini digger', 'Mini excavator, 3 t', '3.5'],
  ['17 m telehandler', 'Telehandler, 4 t / 17 m', '6.1'],
  ['6 tonne dumper', 'Site dumper, 6 t', '5.3'],
  ['60 t crane', 'Mobile crane (lifting duty), 35-50 t', '11.1'],
  ['100 kVA generator', 'Diesel generator, 93.8 kVA (75 kW at pf 0.8)', '12.9'],
  ['800 kVA generator', 'Diesel generator, 625 kVA (500 kW at pf 0.8)', '70'],
  ['JCB 3CX', 'Backhoe loader, JCB 3CX', '5.2'],
  ['Concrete pump', 'Truck-mounted concrete pump (pumping), 36 m boom', '18.9'],
  ['Scissor lift, 10 m', 'Electric scissor lift, 6-10 m', '1'],
])('%s is nearest to %s', (searched, name, perHour) => {
  expect(findPlantRate(searched)).toMatchObject({ name, perHour });
});

it.each(['Placing boom', 'Diesel', '20 t', ''])('finds no machine for %j', (searched) => {
  expect(findPlantRate(searched)).toBeUndefined();
});

it.each([
  ['Diesel', 'Diesel (average biofuel blend)'],
  ['Red diesel', 'Gas oil'],
  ['Gas oil', 'Gas oil'],
  ['HVO', 'Biodiesel HVO'],
  ['Unleaded petrol', 'Petrol (average biofuel blend)'],
  ['Propane', 'Propane'],
  ['LPG', 'LPG'],
  ['Battery electric', 'Electricity: UK'],
])('%s is %s in every edition', (fuel, name) => {
  for (const year of [2023, 2024, 2025, 2026])
    expect(officialFactor(fuelFactorId(fuel) ?? '', year)?.name).toBe(name);
});

it('finds no factor for an unknown fuel', () => {
  expect(fuelFactorId('Hydrogen')).toBeUndefined();
});
