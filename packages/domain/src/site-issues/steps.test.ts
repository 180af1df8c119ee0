import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { issueStatuses } from './issue-values.ts';
import { aSiteIssue } from './site-issue.fixture.ts';
import {
  afterPhotoRequired,
  issueStatusProblem,
  notYourWork,
  obstacleToStep,
  type Step,
  stepNames,
  steps,
  stepsFrom,
  takeStep,
} from './steps.ts';

const manager = anActor({ role: 'Site Manager' });
const action = { now: '2026-03-04T09:00:00.000Z', byName: 'Joy Okafor' };

/** Where each state leads, written out: a step more or less is a change of the rules. */
const ways = {
  open: ['start', 'present', 'dispute', 'close', 'void'],
  in_progress: ['present', 'dispute', 'close', 'void'],
  ready_for_review: ['reject', 'close', 'void'],
  rejected: ['start', 'present', 'dispute', 'close', 'void'],
  disputed: ['start', 'reject', 'close', 'void'],
  closed: ['reopen'],
  reopened: ['start', 'present', 'dispute', 'close', 'void'],
  void: ['reopen'],
} as const;

it.each(issueStatuses)('from %s it goes these ways and no other', (status) => {
  expect(stepsFrom(status)).toEqual(ways[status]);
  for (const step of stepNames) {
    const leads = (ways[status] as readonly Step[]).includes(step);
    const obstacle = obstacleToStep(step, aSiteIssue({ status }), manager);
    expect(obstacle, step).toEqual(leads ? undefined : issueStatusProblem(status));
  }
});

it.each(stepNames)('%s leads where the table says, and keeps the reason', (step) => {
  const issue = aSiteIssue({ status: steps[step].from[0] });
  const moved = takeStep(step, issue, manager, { ...action, reason: 'Because' });
  expect(moved).toMatchObject({ status: steps[step].to, statusReason: 'Because' });
});

describe('who takes a step', () => {
  const reviewers: Role[] = ['Managing Director', 'Director', 'Contracts Manager', 'Site Manager'];

  it.each(roles)('a %s reviews by the access table', (role) => {
    const actor = anActor({ role, userId: 9 });
    const issue = aSiteIssue({ status: 'ready_for_review', createdBy: 1 });
    const may = reviewers.includes(role) ? undefined : 403;
    expect(obstacleToStep('close', issue, actor)?.status).toBe(may);
    expect(obstacleToStep('reject', issue, actor)?.status).toBe(may);
    expect(obstacleToStep('void', issue, actor)?.status).toBe(may);
  });

  it.each([
    ['reported it', { createdBy: 9 }, undefined],
    ['is to put it right', { createdBy: 1, assignedUserId: 9 }, undefined],
    ['has nothing to do with it', { createdBy: 1 }, notYourWork],
  ])('a supervisor who %s', (_, over, obstacle) => {
    const supervisor = anActor({ role: 'Site Supervisor', userId: 9 });
    expect(obstacleToStep('start', aSiteIssue(over), supervisor)).toBe(obstacle);
    expect(obstacleToStep('present', aSiteIssue(over), supervisor)).toBe(obstacle);
    const buyer = anActor({ role: 'Buyer', userId: 9 });
    expect(obstacleToStep('start', aSiteIssue(over), buyer)).toBe(notYourWork);
  });
});

describe('closing', () => {
  it('takes a photo of how a snag looks now, and of nothing else', () => {
    const snag = aSiteIssue({ issueType: 'snag', beforePhotos: 1 });
    expect(obstacleToStep('close', snag, manager)).toBe(afterPhotoRequired);
    expect(obstacleToStep('close', { ...snag, afterPhotos: 1 }, manager)).toBeUndefined();
    expect(obstacleToStep('close', aSiteIssue(), manager)).toBeUndefined();
    expect(obstacleToStep('void', snag, manager)).toBeUndefined();
  });

  it('notes when and by whom, until it is reopened', () => {
    const closed = takeStep('close', aSiteIssue(), manager, action);
    expect(closed).toMatchObject({ closedAt: action.now, closedByName: 'Joy Okafor' });
    const reopened = takeStep('reopen', closed, manager, { ...action, reason: 'It came back' });
    expect(reopened).toMatchObject({ closedAt: null, closedByName: null, status: 'reopened' });
  });

  it('happens once', () => {
    const closed = aSiteIssue({ status: 'closed' });
    expect(() => takeStep('close', closed, manager, action)).toThrow('This issue is closed.');
  });
});
