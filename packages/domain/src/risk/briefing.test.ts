import { describe, expect, it } from 'vitest';
import {
  cardEndingOf,
  cardEndingRequired,
  isBriefed,
  maxWrongTries,
  obstacleOfCard,
  obstacleToConfirming,
  obstacleToWithdrawingSignature,
  readSignatureByLink,
  signatureLabel,
  signatureRequired,
  signerHasLeft,
  signerNotInducted,
  signerOf,
  tooManyWrongTries,
  typedNameDiffers,
  unsignedPeople,
  wrongCardEnding,
} from './briefing.ts';
import { aDrawing, aPerson } from './risk.fixture.ts';

const signedAt = '2026-11-11T08:00:00.000Z';
const dan = { ...aPerson({ workerId: 7, name: 'Dan Price' }), cardNumber: null };
const withCard = { ...dan, cardNumber: 'CSCS 0123-4567' };
const signing = {
  workerId: 7,
  language: 'Polish',
  drawing: null,
  name: null,
  cardEnding: null,
} as const;

describe('by link', () => {
  it('asks the workers who have not signed, and shows no more of them than the name', () => {
    const signed = { ...aPerson({ workerId: 8, signatureId: 1, signedAt }), cardNumber: null };
    const visitor = { ...aPerson({ workerId: null, signatureId: 2, signedAt }), cardNumber: null };
    expect(unsignedPeople([dan, signed, visitor])).toEqual([
      { workerId: 7, name: 'Dan Price', asksCard: false },
    ]);
  });

  it('asks for the end of the card where the company knows one of four characters or more', () => {
    const needsCard = (cardNumber: string) => unsignedPeople([{ ...dan, cardNumber }])[0]?.asksCard;
    expect([needsCard('CSCS 0123-4567'), needsCard('A12'), needsCard('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['the right end', '4567', undefined],
    ['the right end, as it is read off the card', ' 45-67 ', undefined],
    ['the whole number', 'CSCS 0123-4567', undefined],
    ['another end', '4568', wrongCardEnding],
  ])('with a card on file, %s: %s', (_, cardEnding, obstacle) => {
    expect(obstacleOfCard({ ...signing, cardEnding }, [withCard], 0)).toBe(obstacle);
  });

  it('takes the right end no more after so many wrong ones; without a card there is none', () => {
    const right = { ...signing, cardEnding: '4567' };
    expect(obstacleOfCard(right, [withCard], maxWrongTries - 1)).toBeUndefined();
    expect(obstacleOfCard(right, [withCard], maxWrongTries)).toBe(tooManyWrongTries);
    expect(obstacleOfCard(signing, [dan], maxWrongTries)).toBeUndefined();
  });

  it.each([
    ['without a signature', { cardEnding: '4567' }, 'name', signatureRequired],
    ['with the name of another', { cardEnding: '4567', name: 'Ann' }, 'name', typedNameDiffers],
    ['without an end of the card', { drawing: aDrawing }, 'cardEnding', cardEndingRequired],
    ['with half an end', { drawing: aDrawing, cardEnding: '45' }, 'cardEnding', cardEndingRequired],
  ] as const)('judges a form %s before the card', (_, over, field, { message }) => {
    expect(() => readSignatureByLink({ ...signing, ...over }, [withCard])).toThrow(
      expect.objectContaining({ details: { fields: { [field]: message } } }),
    );
  });

  it('reads letters in either case', () => expect(cardEndingOf('ab-12cd')).toBe('12CD'));

  it('counts once it is confirmed, and can be withdrawn; a witnessed one cannot', () => {
    const byLink = aPerson({ signatureId: 1, signedAt, method: 'by_link' });
    const confirmed = { ...byLink, confirmedAt: signedAt, confirmedByName: 'Sam Whitlow' };
    const onScreen = aPerson({ signatureId: 1, signedAt, method: 'on_screen' });
    expect([byLink, confirmed, onScreen].map(isBriefed)).toEqual([false, true, true]);
    expect([byLink, confirmed, onScreen].map((one) => !obstacleToConfirming(one))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [byLink, confirmed, onScreen].map((one) => !obstacleToWithdrawingSignature(one)),
    ).toEqual([true, true, false]);
    expect([byLink, confirmed].map(signatureLabel)).toEqual([
      'Signed by link, not witnessed',
      'Signed by link, confirmed by Sam Whitlow',
    ]);
  });

  it.each([
    ['drawn', { drawing: aDrawing, name: null }],
    ['by the name on the list', { name: 'Dan Price' }],
    ['by the name, however it is typed', { name: '  dan   PRICE ' }],
  ])('is signed %s, under the name on the list', (_, over) => {
    expect(readSignatureByLink({ ...signing, ...over }, [dan]).signer).toMatchObject({
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
    expect(() => readSignatureByLink({ ...signing, ...over }, [dan])).toThrow(
      expect.objectContaining({ details: { fields: { [field]: expect.any(String) } } }),
    );
  });
});

describe('with the person who briefs', () => {
  const draft = { workerId: 7, name: null, method: 'on_screen', language: 'Polish', drawing: null };
  const dan = { id: 7, name: 'Dan Price', employmentStatus: 'active', isInducted: true } as const;
  const sign = (worker: Parameters<typeof signerOf>[1]) => signerOf(draft as never, worker);

  it('an inducted worker signs under the name on file', () => {
    expect(sign(dan)).toMatchObject({ workerId: 7, name: 'Dan Price' });
  });

  it.each([
    ['is not inducted there', { isInducted: false }, signerNotInducted],
    ['has left', { employmentStatus: 'left' }, signerHasLeft],
  ] as const)('a signature is refused for a worker who %s', (_, over, why) => {
    expect(() => sign({ ...dan, ...over })).toThrow(why.message);
  });
});
