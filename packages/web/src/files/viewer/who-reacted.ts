import type { FileComment } from '@sitewright/domain/files/file-comment';

type Reaction = Pick<FileComment['reactions'][number], 'count' | 'isMine' | 'names'>;

const list = new Intl.ListFormat('en-GB');

/** 'You and 2 others', '3 people', 'You'; empty where there are no reactions. */
export function howMany({ count, isMine }: Reaction): string {
  if (!isMine) return count === 1 ? '1 person' : `${count} people`;
  if (count === 1) return 'You';
  return `You and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}

/** 'You, Ann Ray and Tom Day', the reader first and under no other name. */
export function whoReacted({ names, isMine }: Reaction, me: string): string {
  const mine = isMine ? names.indexOf(me) : -1;
  return list.format([...(isMine ? ['You'] : []), ...names.filter((_, n) => n !== mine)]);
}
