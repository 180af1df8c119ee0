import { recordType } from '../kernel/record-type.ts';

export const fileCommentRecord = recordType({
  type: 'fileComment',
  resource: 'comment',
  label: { one: 'File comment', many: 'File comments' },
  table: 'file_comments',
  tables: {
    file_comments: { name: 'content' },
    comment_reactions: { noun: ['reaction', 'reactions'] },
  },
  backup: 'files',
  bin: { order: 18 },
});
