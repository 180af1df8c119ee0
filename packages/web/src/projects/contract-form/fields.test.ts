import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { expect, it } from 'vitest';
import { blank, ContractFields, differences, sections, tidied, valuesOf } from './fields.ts';

const faultsOf = (over: Partial<typeof blank>) => {
  const { error } = ContractFields.safeParse({ ...blank, ...over });
  return error ? fieldErrors(error) : {};
};

it('wants nothing but a name', () => {
  expect(faultsOf({})).toEqual({ name: 'Project name is required' });
  expect(faultsOf({ name: 'Mill Lane' })).toEqual({});
});

it('has a place on the page for every field that is sent', () => {
  const placed: string[] = sections.flatMap(({ fields }) => [...fields]);
  expect(placed.toSorted()).toEqual(Object.keys(ContractFields.shape).toSorted());
});

it('refuses a finish before the start, also while the name is missing', () => {
  expect(faultsOf({ startDate: '2026-03-02', finishDate: '2026-03-01' })).toEqual({
    name: 'Project name is required',
    finishDate: 'Finish date must not be before the start date',
  });
});

it('says once what is wrong with a date that is none', () => {
  expect(faultsOf({ name: 'Mill Lane', startDate: '2026-03-02', finishDate: '1' })).toEqual({
    finishDate: 'Finish date must be a date, such as 15/11/2026',
  });
});

it('numbers the contact whose email is wrong', () => {
  expect(faultsOf({ name: 'Mill Lane', clientContact3Email: 'ann@' })).toEqual({
    clientContact3Email: 'Invalid email format for contact 3',
  });
});

it('knows what was changed', () => {
  const before = valuesOf(aProject({ budget: '10.00' }));
  expect(differences(before, { ...before, budget: '11.00', code: 'NC-1' })).toEqual([
    'code',
    'budget',
  ]);
});

it('sends no empty items of the checklist, and no status without a choice', () => {
  const filled = ContractFields.parse({ ...blank, name: 'A', checklist: '[ ] \n[ ] F10' });
  const { checklist, status } = tidied(filled);
  expect(checklist).toBe('[ ] F10');
  expect(status).toBeUndefined();
});
