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
    expect(obstacleToEntryPhoto({ photos: 19, dayStatus: 'draft' })).toBeUndefined();
    expect(obstacleToEntryPhoto({ photos: 20, dayStatus: 'draft' })).toBe(entryIsFull);
    expect(obstacleToCommentPhoto({ photos: 19 })).toBeUndefined();
    expect(obstacleToCommentPhoto({ photos: 20 })).toBe(commentIsFull);
    expect(obstacleToMessageImage({ photos: 0 })).toBeUndefined();
    expect(obstacleToMessageImage({ photos: 1 })).toBe(messageHasImage);
  });

  it.each([
    ['draft', undefined],
    ['submitted', undefined],
    ['approved', dayIsSignedOff],
    ['amended', dayIsSignedOff],
  ] as const)('neither comes nor goes once its day is signed off: %s', (dayStatus, obstacle) => {
    expect(obstacleToEntryPhoto({ photos: 0, dayStatus })).toBe(obstacle);
    const director = anActor({ role: 'Director' });
    expect(obstacleToDeleting(aProjectFile(), director, dayStatus)).toBe(obstacle);
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
