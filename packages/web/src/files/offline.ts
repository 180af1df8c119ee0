import { filesApi } from '@sitewright/domain/files/api';
import { type Asked, offlineAnswer } from '../platform/offline/answer.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { newFiles } from './waiting.ts';

/** Of files only those that wait are on this phone. */
const findWaiting = ({ number }: Asked) =>
  newFiles(waitingOnPhone(), []).find(({ id }) => id === number('fileId'));

export const offlineAnswers = [
  offlineAnswer(filesApi.read, async (_, asked) => findWaiting(asked)),
  offlineAnswer(filesApi.comments, async (_, asked) => findWaiting(asked) && []),
];
