import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { notYourMessage, notYours, obstacleToAddingImage, obstacleToDeleting } from './rules.ts';

const author = anActor({ role: 'Site Supervisor', userId: 7 });
const director = anActor({ role: 'Director', userId: 8 });
const message = { createdBy: 7 };

it('a message gets its picture from its author only', () => {
  expect(obstacleToAddingImage(message, author)).toBeUndefined();
  expect(obstacleToAddingImage(message, director)).toBe(notYourMessage);
  expect(obstacleToAddingImage({ createdBy: null }, author)).toBe(notYourMessage);
});

it('a message is deleted by its author, or by those in charge', () => {
  expect(obstacleToDeleting(message, author)).toBeUndefined();
  expect(obstacleToDeleting(message, director)).toBeUndefined();
  expect(obstacleToDeleting({ createdBy: 9 }, author)).toBe(notYours);
});
