import { recordType } from '../kernel/record-type.ts';

export const diaryCommentRecord = recordType({
  type: 'diaryComment',
  resource: 'comment',
  label: { one: 'Diary comment', many: 'Diary comments' },
  table: 'diary_comments',
  tables: {
    diary_comments: { name: 'comment' },
    diary_comment_reactions: { noun: ['reaction to a comment', 'reactions to comments'] },
  },
  backup: 'diary',
  bin: { order: 17, project: 'project_id', day: 'date' },
});
