import type { FileComment } from '@sitewright/domain/files/file-comment';

type Given = Pick<FileComment['reactions'][number], 'count' | 'isMine' | 'names'>;

const list = new Intl.ListFormat('en-GB');

/** 'You and 2 others', '3 people', 'You'; nothing where nobody did. */
export function howMany({ count, isMine }: Given): string {
  if (!isMine) return count === 1 ? '1 person' : `${count} people`;
  if (count === 1) return 'You';
  return `You and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}

/** 'You, Ann Ray and Tom Day', the reader first and under no other name. */
export function whoReacted({ names, isMine }: Given, me: string): string {
  const mine = isMine ? names.indexOf(me) : -1;
  return list.format([...(isMine ? ['You'] : []), ...names.filter((_, n) => n !== mine)]);
}
