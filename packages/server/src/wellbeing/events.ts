import { topic } from '../platform/topic.ts';

/** A call was asked for, made or closed. */
export const callBackSaved = topic<[callBack: { id: number }, now: Date]>('callBackSaved');
