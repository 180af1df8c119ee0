import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { gapsOf, isReviewTooLate, obstacleToDeleting, obstacleToRevising } from './rams-rules.ts';
import { obstacleToStep, type Step, takeStep } from './rams-steps.ts';
import { aHazard, aRams, aRamsContent } from './risk.fixture.ts';
import { type RamsStatus, ramsStatuses } from './risk-values.ts';

const author = anActor({ userId: 1, role: 'Site Manager' });
const contractsManager = anActor({ userId: 2, role: 'Contracts Manager' });
const director = anActor({ userId: 3, role: 'Director' });
const alone = { requireApproval: false };
const twoOfThem = { requireApproval: true };

const left = (likelihood: number, severity: number) =>
  aRamsContent({
    hazards: [aHazard({ residualLikelihood: likelihood, residualSeverity: severity })],
  });

const inReview = (over = {}) => aRams({ status: 'in_review', ...over });

describe('a method statement', () => {
  const ways: Record<Step, RamsStatus[]> = {
    submit: ['draft'],
    reject: ['in_review'],
    approve: ['in_review'],
    issue: ['approved'],
    withdraw: ['in_review', 'approved', 'issued'],
  };
  const all = (Object.keys(ways) as Step[]).flatMap((step) =>
    ramsStatuses.map((status) => [step, status, ways[step].includes(status)] as const),
  );

  it.each(all)('%s from %s: %s', (step, status, isOpen) => {
    const obstacle = obstacleToStep(step, aRams({ status }), director, alone);
    expect(obstacle?.code).toBe(isOpen ? undefined : `rams.is_${status}`);
  });

  it.each([
    [3, 4, undefined],
    [3, 5, 'rams.needs_director'],
    [4, 5, 'rams.is_too_risky'],
    [5, 5, 'rams.is_too_risky'],
  ])('that leaves %s × %s is approved by a Contracts Manager: %s', (likelihood, severity, code) => {
    const rams = inReview({ content: left(likelihood, severity) });
    expect(obstacleToStep('approve', rams, contractsManager, alone)?.code).toBe(code);
  });

  it('with a high residual risk is approved by a Director, with a critical one by no one', () => {
    const approve = (severity: number, likelihood = 4) =>
      obstacleToStep('approve', inReview({ content: left(likelihood, severity) }), director, alone);
    expect(approve(4)).toBeUndefined();
    expect(approve(5)?.code).toBe('rams.is_too_risky');
  });

  it('is approved by a second person if the company requires it', () => {
    const hers = inReview({ createdBy: director.userId });
    expect(obstacleToStep('approve', hers, director, twoOfThem)?.code).toBe('rams.is_your_own');
    expect(obstacleToStep('approve', hers, director, alone)).toBeUndefined();
    expect(obstacleToStep('approve', hers, contractsManager, twoOfThem)).toBeUndefined();
  });

  it('is not approved by the user who rewrote and submitted it for its author', () => {
    const rewritten = inReview({ createdBy: author.userId, updatedBy: director.userId });
    const approve = (company: typeof alone) =>
      obstacleToStep('approve', rewritten, director, company)?.code;
    expect(approve(twoOfThem)).toBe('rams.is_your_own');
    expect(approve(alone)).toBeUndefined();
    expect(obstacleToStep('approve', rewritten, contractsManager, twoOfThem)).toBeUndefined();
  });

  it('is approved by those who answer for it only', () => {
    expect(obstacleToStep('approve', inReview(), author, alone)?.status).toBe(403);
    expect(obstacleToStep('submit', aRams(), author, alone)).toBeUndefined();
    const viewer = anActor({ role: 'Site Supervisor' });
    expect(obstacleToStep('submit', aRams(), viewer, alone)?.status).toBe(403);
  });

  it('goes back to its author with the reason, and loses it when it is submitted again', () => {
    const by = { now: '2026-11-16T10:00:00.000Z', byName: 'David Achebe', ...alone };
    const back = takeStep('reject', inReview(), director, { ...by, reason: 'No rescue plan' });
    expect(back).toMatchObject({ status: 'draft', statusReason: 'No rescue plan' });
    expect(takeStep('submit', back, author, by)).toMatchObject({
      status: 'in_review',
      statusReason: null,
      submittedAt: by.now,
    });
    expect(takeStep('approve', inReview(), director, by)).toMatchObject({
      status: 'approved',
      approvedBy: director.userId,
      approvedByName: 'David Achebe',
    });
  });

  it.each([
    ['Add at least one hazard.', aRamsContent({ hazards: [] })],
    [
      'Add a control for: Noise.',
      aRamsContent({ hazards: [aHazard({ hazard: 'Noise', controls: [] })] }),
    ],
    [
      'The residual risk is higher than the initial risk: Dust.',
      aRamsContent({ hazards: [aHazard({ hazard: 'Dust', likelihood: 1, severity: 1 })] }),
    ],
    ['Add at least one method step.', aRamsContent({ steps: [] })],
    ['Add the emergency arrangements.', aRamsContent({ emergency: '' })],
  ])('is not submitted while: %s', (gap, content) => {
    expect(gapsOf(aRams({ content }))).toEqual([gap]);
    expect(obstacleToStep('submit', aRams({ content }), author, alone)?.message).toBe(gap);
  });

  it('is looked at again within a year', () => {
    const until = (reviewDate: string) => isReviewTooLate({ reviewDate }, '2026-11-16');
    expect(until('2027-11-16')).toBe(false);
    expect(until('2027-11-17')).toBe(true);
  });

  it('is changed by a new version of the newest, and deleted once it is not in force', () => {
    const issued = aRams({ status: 'issued' });
    expect(obstacleToRevising(issued, author)).toBeUndefined();
    expect(obstacleToRevising({ ...issued, lastRevision: 2 }, author)?.code).toBe('rams.has_newer');
    expect(obstacleToRevising(aRams(), author)?.code).toBe('rams.is_draft');
    expect(obstacleToDeleting(issued, director)?.code).toBe('rams.is_in_force');
    expect(obstacleToDeleting(aRams({ status: 'withdrawn' }), director)).toBeUndefined();
  });
});
