/** The content of a litre: kilograms, and kWh by gross and net calorific value. */
export type FuelProperties = { kilograms: string; gross: string; net: string };

/** The edition that they are from. */
export const fuelEdition = 2024;

/** By the part of an official id that names the fuel; official properties of that edition. */
export const fuelProperties: Record<string, FuelProperties> = {
  // Butane
  1000: { kilograms: '0.575374', gross: '7.847', net: '7.24' },
  // LPG
  1003: { kilograms: '0.529749', gross: '7.259', net: '6.761' },
  // Natural gas
  1004: { kilograms: '0.000796', gross: '0.011184', net: '0.01009445472' },
  // Propane
  1007: { kilograms: '0.514933', gross: '7.209', net: '6.637' },
  // Burning oil
  1010: { kilograms: '0.802568', gross: '10.294', net: '9.779' },
  // Diesel, average biofuel blend
  1011: { kilograms: '0.833519', gross: '10.511', net: '9.891' },
  // Diesel, 100% mineral
  1012: { kilograms: '0.830565', gross: '10.561', net: '9.927' },
  // Fuel oil
  1013: { kilograms: '0.983284', gross: '11.841', net: '11.131' },
  // Gas oil
  1014: { kilograms: '0.853971', gross: '10.742', net: '10.098' },
  // Petrol, average biofuel blend
  1017: { kilograms: '0.750226', gross: '9.468', net: '8.969' },
  // Petrol, 100% mineral
  1018: { kilograms: '0.746269', gross: '9.732', net: '9.245' },
  // Biodiesel ME
  1032: { kilograms: '0.89', gross: '9.568', net: '9.197' },
  // HVO
  1036: { kilograms: '0.78', gross: '9.931', net: '9.533' },
};
