import { describe, expect, it } from 'vitest';
import type { Role } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile, Refused } from '../kernel/problem.ts';
import { aProject } from './project.fixture.ts';
import { ProjectChanges } from './project.ts';
import {
  contactsAreNotYours,
  draftProject,
  editProject,
  finishesBeforeStart,
  moneyIsNotYours,
  obstacleToCreating,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToMoving,
  shownTo,
} from './rules.ts';

const settled = { openIssues: 0 };
const as = (role: Role) => anActor({ role });
const whyNot = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
};

const project = aProject({
  contractValue: '8420000.00',
  budget: '7900000.00',
  clientContact2Email: 'estates@tidewater.example',
});

describe('what a reader sees', () => {
  it.each<[Role, string | null, string | null]>([
    ['Managing Director', '8420000.00', 'estates@tidewater.example'],
    ['Site Manager', '8420000.00', 'estates@tidewater.example'],
    ['Site Supervisor', null, 'estates@tidewater.example'],
    ['Buyer', '8420000.00', 'estates@tidewater.example'],
    ['Viewer', null, null],
  ])('as a %s: value %s, contact %s', (role, contractValue, clientContact2Email) => {
    expect(shownTo(as(role))(project)).toMatchObject({ contractValue, clientContact2Email });
  });

  it('is the rest of the contract as it is', () => {
    expect(shownTo(as('Viewer'))(project)).toMatchObject({ name: 'Quay Street', version: 1 });
  });
});

describe('who may not', () => {
  it.each<[Role, boolean, boolean, boolean]>([
    ['Director', true, true, true],
    ['Contracts Manager', true, true, false],
    ['Site Manager', false, true, false],
    ['Buyer', false, false, false],
  ])('as a %s may create: %s, edit: %s, delete: %s', (role, ...may) => {
    const obstacles = [obstacleToCreating, obstacleToEditing, obstacleToDeleting];
    expect(obstacles.map((obstacle) => !obstacle(as(role)))).toEqual(may);
  });

  it('sees who may', () => {
    expect(obstacleToDeleting(as('Viewer'))).toMatchObject({
      code: 'not_allowed',
      message: 'Only a Managing Director, a Director or an administrator can delete a contract.',
    });
  });

  it('moves no contract, and a finished contract cannot be moved', () => {
    const active = aProject({ status: 'active' });
    const completed = aProject({ status: 'completed' });
    expect(obstacleToMoving(active, as('Director'))).toBeUndefined();
    expect(obstacleToMoving(active, as('Viewer'))?.message).toMatch(/can edit a contract\.$/);
    expect(obstacleToMoving(completed, as('Director'))?.message).toBe(
      'This contract is completed. Its status can no longer change.',
    );
  });
});

describe('editing', () => {
  it('changes what was named, and the rest stays', () => {
    const edited = editProject(project, as('Contracts Manager'), { budget: '1.00' }, settled);
    expect(edited).toEqual({ ...project, budget: '1.00' });
  });

  it('keeps the stored slug if none is sent', () => {
    const cleared = editProject(project, as('Director'), { slug: null }, settled);
    expect(cleared.slug).toBe('quay-street');
  });

  it('refuses a Site Manager the money and the contacts, but not the rest', () => {
    const manager = as('Site Manager');
    expect(editProject(project, manager, { division: 'North' }, settled).division).toBe('North');
    const asItWas = { contractValue: '8420000.00', clientContact1Name: null };
    expect(editProject(project, manager, asItWas, settled)).toEqual(project);
    for (const [changes, obstacle] of [
      [{ contractValue: '1.00' }, moneyIsNotYours],
      [{ budget: null }, moneyIsNotYours],
      [{ clientContact2Email: null }, contactsAreNotYours],
      [{ clientContact5Name: 'Zoë' }, contactsAreNotYours],
    ] as const) {
      expect(whyNot(() => editProject(project, manager, changes, settled))?.problem).toBe(obstacle);
    }
  });

  it('ignores another organisation', () => {
    const other = { organizationId: 2 };
    const director = as('Director');
    expect(editProject(project, director, other, settled)).toEqual(project);
    expect(draftProject({ name: 'x', ...other }, director)).toEqual({ name: 'x' });
  });

  it('is unchanged when it is sent back as it was read, also while it is Open', () => {
    const open = { ...project, status: 'Open' as const };
    const changes = ProjectChanges.parse(open);
    expect(editProject(open, as('Director'), changes, settled)).toEqual(open);
    const active = { ...open, status: 'active' as const };
    const reopened = whyNot(() => editProject(active, as('Director'), changes, settled));
    expect(reopened?.problem.status).toBe(409);
  });

  it('returns the current contract on a conflict, without hidden fields', () => {
    const stale = { version: 7, division: 'North' };
    const refusal = whyNot(() => editProject(project, as('Viewer'), stale, settled));
    expect(refusal?.problem).toBe(changedMeanwhile);
    expect(refusal?.details.current).toMatchObject({ contractValue: null, version: 1 });
  });

  it('refuses a finish before the start, also when only one of them is sent', () => {
    const dated = aProject({ startDate: '2026-05-01', finishDate: '2027-05-01' });
    const refusal = whyNot(() =>
      editProject(dated, as('Director'), { finishDate: '2026-04-30' }, settled),
    );
    expect(refusal?.details.fields).toEqual({ finishDate: finishesBeforeStart.message });
    const oneDay = { finishDate: '2026-05-01' };
    expect(editProject(dated, as('Director'), oneDay, settled)).toMatchObject(oneDay);
  });
});
