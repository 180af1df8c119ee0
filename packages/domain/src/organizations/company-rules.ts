import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { daysAfter } from '../kernel/calendar.ts';
import { percentOf } from '../kernel/percent.ts';
import type { Problem } from '../kernel/problem.ts';

/** The essential fields of a profile, by their labels. */
export const requiredFields = {
  companyName: 'Company name',
  companyNumber: 'Company number',
  registeredAddress: 'Registered address',
  postcode: 'Postcode',
  phoneNumber: 'Phone number',
  emailAddress: 'Email address',
} as const;

/** Fields that clients, suppliers and insurers will ask for. */
const usefulFields = {
  logoData: 'Logo',
  vatNumber: 'VAT number',
  website: 'Website',
  insuranceExpiry: 'Insurance',
  healthSafetyPolicy: 'Health and safety policy',
  contactPersonName: 'Contact person',
  emergencyContactPhone: 'Emergency contact',
  bankAccount: 'Bank account',
  description: 'Description',
} as const;

type Named = typeof requiredFields & typeof usefulFields;
type Filled = { readonly [K in keyof Named]?: string | null | undefined };

type Completeness = {
  /** Of a hundred. */
  share: number;
  /** Without these nothing can be saved. */
  missing: string[];
  worthAdding: string[];
};

/** How much of the profile is there, and what is not, by name. */
export function completenessOf(profile: Filled | null): Completeness {
  const emptyOf = (fields: object): string[] =>
    Object.entries(fields).flatMap(([name, label]) =>
      profile?.[name as keyof Named] ? [] : [label],
    );
  const [missing, worthAdding] = [emptyOf(requiredFields), emptyOf(usefulFields)];
  const all = Object.keys(requiredFields).length + Object.keys(usefulFields).length;
  const there = all - missing.length - worthAdding.length;
  return { share: Number(percentOf(BigInt(there), BigInt(all))), missing, worthAdding };
}

const daysOfWarning = 30;

/** The state of a document by its expiry: amber for the last thirty days. */
export const expiryState = (end: string, today: string): 'over' | 'soon' | 'good' =>
  end < today ? 'over' : end <= daysAfter(today, daysOfWarning) ? 'soon' : 'good';

export const bankFields = ['bankName', 'bankAccount', 'bankSortCode'] as const;
type BankField = (typeof bankFields)[number];

const dot = '•';

/** The part of a sealed value that every reader of the profile sees: its last digits. */
export const maskBankField = (field: BankField, value: string): string =>
  ({
    bankName: dot.repeat(6),
    bankAccount: `${dot.repeat(4)} ${value.slice(-4)}`,
    bankSortCode: `${dot.repeat(2)}-${dot.repeat(2)}-${value.slice(-2)}`,
  })[field];

/** A masked value that is sent back is no change. */
export const isMasked = (value: string | null | undefined): boolean => !!value?.includes(dot);

export const obstacleToEditingProfile = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'companyProfile', 'U', 'edit the company profile');

export const obstacleToBank = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'companyProfile.bank', 'U', 'see or change the bank details');
