import { recordType } from '../kernel/record-type.ts';

export const toolboxTalkRecord = recordType({
  type: 'toolboxTalk',
  resource: 'diary',
  label: { one: 'Toolbox talk', many: 'Toolbox talks' },
  table: 'toolbox_talks',
  tables: { toolbox_talks: { name: 'title' }, toolbox_signatures: {} },
  backup: 'diary',
  bin: { order: 14, project: 'project_id', day: 'date' },
});
