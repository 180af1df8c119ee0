import { describe, expect, it } from 'vitest';
import specification from '../../../../docs/SPECIFICATION.md?raw';
import { fieldErrors } from '../kernel/parse-input.ts';
import { ProjectChanges, ProjectDraft } from './project.ts';

const faultsOf = (fields: object) => {
  const { error } = ProjectDraft.safeParse({ name: 'Quay Street', ...fields });
  return error ? fieldErrors(error) : {};
};

describe('a contract', () => {
  it('needs a name and nothing else', () => {
    expect(ProjectDraft.parse({ name: ' Quay Street ' })).toEqual({ name: 'Quay Street' });
    expect(ProjectDraft.safeParse({}).error?.issues[0]?.message).toBe('Project name is required');
  });

  it.each([
    [{ name: '' }, 'Project name is required'],
    [{ name: 'x'.repeat(201) }, 'Project name must be less than 200 characters'],
    [
      { name: 'Quay <b>' },
      "Project name can only contain letters, numbers, spaces and - _ . , ' & ( )",
    ],
    [{ slug: 'Quay' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ slug: 'q'.repeat(101) }, 'Slug must be less than 100 characters'],
    [
      { code: 'nc-1' },
      'Code can only contain uppercase letters, numbers, hyphens, and underscores',
    ],
    [{ code: 'N'.repeat(51) }, 'Code must be less than 50 characters'],
    [{ contractValue: -1 }, 'Contract value cannot be negative'],
    [{ contractValue: '1.234' }, 'Contract value must have at most 2 decimals'],
    [{ budget: 1_000_000_000 }, 'Budget cannot be more than 999,999,999.99'],
    [{ clientContact1Email: 'nobody' }, 'Invalid email format for contact 1'],
    [{ clientContact3Email: 'estates@tidewater' }, 'Invalid email format for contact 3'],
    [{ clientContact5Email: `${'x'.repeat(250)}@a.example` }, 'Invalid email format for contact 5'],
    [{ clientContact2Phone: '12345' }, 'Invalid phone format for contact 2'],
    [{ clientContact2Phone: '0113 496 0000 ext 5' }, 'Invalid phone format for contact 2'],
    [{ startDate: '2026-02-30' }, 'Start date must be a date, such as 15/11/2026'],
    [{ status: 'open' }, 'Please select a status'],
  ])('refuses %j: %s', (fields, sentence) => {
    expect(Object.values(faultsOf(fields))).toEqual([sentence]);
  });

  it.each([{ name: 'x'.repeat(201) }, { contractValue: -1 }, { clientContact1Email: 'nobody' }])(
    'has the message of the specification for %j',
    (fields) => {
      const [sentence = 'nothing'] = Object.values(faultsOf(fields));
      expect(specification).toContain(sentence);
    },
  );

  it('accepts the names, phones and sums that people write', () => {
    expect(
      ProjectDraft.parse({
        name: "St Oswin's (tower) & Zoë’s yard, no. 4_b",
        code: 'NC-2041_B',
        postcode: 'ls109zx',
        clientContact1Phone: '+44 (0)113 496-0000',
        clientContact1Email: 'estates@tidewater.example',
        contractValue: 8420000,
        budget: '',
        clientContact2Email: '',
      }),
    ).toMatchObject({
      postcode: 'LS10 9ZX',
      contractValue: '8420000.00',
      budget: null,
      clientContact2Email: null,
    });
  });

  it('reports every wrong contact by its number', () => {
    expect(faultsOf({ clientContact1Email: 'a', clientContact4Phone: 'b' })).toEqual({
      clientContact1Email: 'Invalid email format for contact 1',
      clientContact4Phone: 'Invalid phone format for contact 4',
    });
  });

  it('changes only what is named', () => {
    expect(ProjectChanges.parse({ budget: '5' })).toEqual({ budget: '5.00' });
    expect(ProjectChanges.parse({ unknown: 1 })).toEqual({});
  });
});
