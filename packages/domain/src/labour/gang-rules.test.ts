import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile } from '../kernel/problem.ts';
import { draftGang, editGang, gangShownTo } from './gang-rules.ts';
import { aGang } from './labour-session.fixture.ts';

const manager = anActor({ role: 'Site Manager' });
const supervisor = anActor({ role: 'Site Supervisor' });

describe('a gang', () => {
  it('counts each member once, and no fewer operatives than members', () => {
    const draft = { name: 'Dunmore', operatives: 1, workerIds: [9, 4, 9] };
    expect(draftGang(draft, manager)).toMatchObject({ workerIds: [4, 9], operatives: 2 });
    expect(editGang(aGang(), manager, { workerIds: [] })).toEqual(aGang());
  });

  it('has its rate from who may see money, and shows it to no others', () => {
    const draft = { name: 'Dunmore', operatives: 1, hourlyRate: '21.00' };
    expect(draftGang(draft, manager).hourlyRate).toBe('21.00');
    expect(draftGang(draft, supervisor).hourlyRate).toBeNull();
    expect(editGang(aGang(), supervisor, { hourlyRate: '1.00' }).hourlyRate).toBe('24.50');
    expect(editGang(aGang(), manager, { hourlyRate: '1.00' }).hourlyRate).toBe('1.00');
    expect(gangShownTo(supervisor)(aGang()).hourlyRate).toBeNull();
    expect(gangShownTo(manager)(aGang()).hourlyRate).toBe('24.50');
  });

  it('returns the current gang on a conflict', () => {
    expect(() => editGang(aGang({ version: 2 }), manager, { version: 1 })).toThrow(
      changedMeanwhile.message,
    );
  });
});
