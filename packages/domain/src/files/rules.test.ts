import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile } from '../kernel/problem.ts';
import { aProjectFile } from './file.fixture.ts';
import {
  commentIsFull,
  commentNotYours,
  dayIsSignedOff,
  describeFile,
  entryIsFull,
  messageHasImage,
  notYours,
  obstacleToCommentPhoto,
  obstacleToDeleting,
  obstacleToDeletingComment,
  obstacleToEntryPhoto,
  obstacleToMessageImage,
} from './rules.ts';

describe('a photo', () => {
  it('is one of at most twenty, and of a message the only one', () => {
    expect(obstacleToEntryPhoto({ photos: 19, isDaySignedOff: false })).toBeUndefined();
    expect(obstacleToEntryPhoto({ photos: 20, isDaySignedOff: false })).toBe(entryIsFull);
    expect(obstacleToCommentPhoto({ photos: 19 })).toBeUndefined();
    expect(obstacleToCommentPhoto({ photos: 20 })).toBe(commentIsFull);
    expect(obstacleToMessageImage({ photos: 0 })).toBeUndefined();
    expect(obstacleToMessageImage({ photos: 1 })).toBe(messageHasImage);
  });

  it('neither comes nor goes once its day is signed off', () => {
    const day = { isDaySignedOff: true };
    expect(obstacleToEntryPhoto({ photos: 0, ...day })).toBe(dayIsSignedOff);
    expect(obstacleToDeleting(aProjectFile(), anActor({ role: 'Director' }), day)).toBe(
      dayIsSignedOff,
    );
  });
});

it.each([
  ['Contracts Manager', undefined, undefined],
  ['Site Manager', undefined, notYours],
  ['Site Supervisor', undefined, notYours],
  ['Buyer', undefined, notYours],
  ['Viewer', notYours, notYours],
] as const)('a %s deletes files by the access table', (role, ofOwn, ofOthers) => {
  const actor = anActor({ role, userId: 7 });
  expect(obstacleToDeleting({ createdBy: 7 }, actor)).toBe(ofOwn);
  expect(obstacleToDeleting({ createdBy: 8 }, actor)).toBe(ofOthers);
});

it('a comment is deleted by its author, by managers of contracts and by administrators', () => {
  const author = anActor({ role: 'Buyer', userId: 7 });
  expect(obstacleToDeletingComment({ createdBy: 7 }, author)).toBeUndefined();
  expect(obstacleToDeletingComment({ createdBy: 8 }, author)).toBe(commentNotYours);
  const admin = { ...author, isOrganizationAdmin: true };
  expect(obstacleToDeletingComment({ createdBy: 8 }, admin)).toBeUndefined();
});

it('a description needs the latest version', () => {
  const file = aProjectFile({ version: 3 });
  expect(describeFile(file, { description: 'Level 3', version: 3 }).description).toBe('Level 3');
  expect(describeFile(file, { description: 'Level 3' }).description).toBe('Level 3');
  expect(() => describeFile(file, { description: 'Level 3', version: 2 })).toThrow(
    changedMeanwhile.message,
  );
});
