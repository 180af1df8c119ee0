import { describe, expect, it } from 'vitest';
import { hasLeft, isNotInducted, signerByLink, signerOf, stillAsked } from './briefing.ts';
import { aDrawing, aPerson } from './risk.fixture.ts';

const signedAt = '2026-11-11T08:00:00.000Z';
const asked = [{ workerId: 7, name: 'Dan Price' }];
const signing = { workerId: 7, language: 'Polish', drawing: null, name: null } as const;

describe('by link', () => {
  it('asks the workers who have not signed, and tells no more of them than the name', () => {
    const signed = aPerson({ workerId: 8, signatureId: 1, signedAt });
    const visitor = aPerson({ workerId: null, signatureId: 2, signedAt });
    expect(stillAsked([aPerson(), signed, visitor])).toEqual(asked);
  });

  it.each([
    ['drawn', { drawing: aDrawing, name: null }],
    ['by the name on the list', { name: 'Dan Price' }],
    ['by the name, however it is typed', { name: '  dan   PRICE ' }],
  ])('is signed %s, under the name on the list', (_, over) => {
    expect(signerByLink({ ...signing, ...over }, asked)).toMatchObject({
      workerId: 7,
      name: 'Dan Price',
      method: 'by_link',
    });
  });

  it.each([
    ['somebody who is not asked', { workerId: 8, drawing: aDrawing }, 'workerId'],
    ['neither hand nor name', {}, 'name'],
    ['the name of another', { name: 'Ola Nowak' }, 'name'],
  ])('refuses %s at its field', (_, over, field) => {
    expect(() => signerByLink({ ...signing, ...over }, asked)).toThrow(
      expect.objectContaining({ details: { fields: { [field]: expect.any(String) } } }),
    );
  });
});

describe('beside whoever briefs', () => {
  const draft = { workerId: 7, name: null, method: 'on_screen', language: 'Polish', drawing: null };
  const dan = { id: 7, name: 'Dan Price', employmentStatus: 'active', isInducted: true } as const;
  const sign = (worker: Parameters<typeof signerOf>[1]) => signerOf(draft as never, worker);

  it('somebody inducted signs under the name on their file', () => {
    expect(sign(dan)).toMatchObject({ workerId: 7, name: 'Dan Price' });
  });

  it.each([
    ['is not inducted there', { isInducted: false }, isNotInducted],
    ['has left', { employmentStatus: 'left' }, hasLeft],
  ] as const)('nobody signs for who %s', (_, over, why) => {
    expect(() => sign({ ...dan, ...over })).toThrow(why.message);
  });
});
