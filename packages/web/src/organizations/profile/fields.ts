import {
  CompanyProfileDraft,
  type FullProfile,
} from '@sitewright/domain/organizations/company-profile';
import { requiredFields } from '@sitewright/domain/organizations/company-rules';
import { words } from '@sitewright/domain/suppliers/fields';
import * as z from 'zod';
import { listed } from '../../forms/comma-list.ts';
import type { FieldName, ProfileField } from './sections.ts';

const flag = z.enum(['yes', 'no']).transform((word) => word === 'yes');

const ofKind: Partial<Record<ProfileField['kind'], (label: string) => z.ZodType>> = {
  list: (label) => listed(words(label)),
  flag: () => flag,
};

/** The schema of some fields as a form holds them: lists and flags are text there. */
export const formOf = (fields: readonly ProfileField[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, label, kind }) => [
        name,
        ofKind[kind]?.(label) ?? CompanyProfileDraft.shape[name],
      ]),
    ) as Record<FieldName, z.ZodType<unknown, string>>,
  );

/** The form values of a record, or of none yet. */
export const valuesOf =
  (fields: readonly ProfileField[]) =>
  (profile: Partial<FullProfile>): Record<FieldName, string> =>
    Object.fromEntries(
      fields.map(({ name, kind }) => [name, textOf(kind, profile[name])]),
    ) as Record<FieldName, string>;

function textOf(kind: ProfileField['kind'], value: unknown): string {
  if (kind === 'flag') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return value == null ? '' : String(value);
}

/** The whole is written at once: what was filled in, over the six that must be there. */
export function bodyOf(filled: object, over: FullProfile) {
  const six = Object.keys(requiredFields).map((name) => [name, over[name as keyof FullProfile]]);
  const { version } = over;
  return {
    ...(Object.fromEntries(six) as z.input<typeof CompanyProfileDraft>),
    ...filled,
    ...(version > 0 && { version }),
  };
}
