import {
  Building2,
  DatabaseBackup,
  HardHat,
  HeartPulse,
  House,
  Landmark,
  Leaf,
  type LucideIcon,
  Package,
  PoundSterling,
  Settings,
  ShieldAlert,
  Truck,
} from 'lucide-react';

const place = <const To extends string>(to: To, label: string, icon: LucideIcon) => ({
  to,
  label,
  icon,
});

const home = place('/', 'Home', House);
const suppliers = place('/suppliers', 'Suppliers', Truck);
const materials = place('/materials', 'Materials', Package);
const workforce = place('/workforce', 'Workforce', HardHat);
const contracts = place('/projects', 'Contracts', Building2);
const costAnalysis = place('/cost-analysis', 'Cost Analysis', PoundSterling);
const wellbeing = place('/wellbeing', 'Wellbeing', HeartPulse);
const carbonStandards = place('/carbon-settings', 'Carbon Standards', Leaf);
const userSettings = place('/settings', 'User Settings', Settings);
const dataBackup = place('/data-backup', 'Data Backup', DatabaseBackup);
const companyProfile = place('/company', 'Company Profile', Landmark);
const carbon = place('/carbon-footprint', 'Carbon', Leaf);
const risk = place('/risk-assessment', 'Risk', ShieldAlert);
const settings = { ...userSettings, label: 'Settings' };

export const sidebar = {
  main: [
    suppliers,
    materials,
    workforce,
    contracts,
    costAnalysis,
    wellbeing,
    carbonStandards,
    userSettings,
  ],
  settings: [dataBackup, companyProfile],
};

export const menu = {
  main: [suppliers, materials, contracts, costAnalysis, wellbeing, carbonStandards],
  settings: [companyProfile, dataBackup],
};

/** The menu inside a contract; the contracts follow the first four. */
export const drawer = {
  main: [suppliers, materials, workforce, { ...contracts, label: 'Projects' }],
  settings,
};

export const bottomBar = {
  grid: [home, contracts, workforce, suppliers, materials],
  row: [costAnalysis, carbon, risk, settings],
};

export type Place =
  | (typeof sidebar)[keyof typeof sidebar][number]
  | (typeof bottomBar)[keyof typeof bottomBar][number];

/** Addresses that highlight an item, in addition to its own and those below it. */
const alsoLights: Partial<Record<Place['to'], RegExp>> = {
  '/projects': /^\/(contracts|entries|create-contract|edit-project|project)?(\/|$)/,
  '/settings': /^\/email-templates(\/|$)/,
};

/** The current item of a list; an exact match wins. */
export function placeAt(places: readonly Place[], pathname: string): Place | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const isBelow = ({ to }: Place) => to !== '/' && path.startsWith(`${to}/`);
  return (
    places.find(({ to }) => to === path) ??
    places.find((one) => isBelow(one) || alsoLights[one.to]?.test(path))
  );
}

/** The contract whose page an address is, whichever of its two names it goes by. */
export const slugIn = (pathname: string): string | undefined =>
  /^\/projects?\/([^/]+)/.exec(pathname)?.[1];
