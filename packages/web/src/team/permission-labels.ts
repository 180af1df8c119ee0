import type { Resource } from '@sitewright/domain/kernel/access';
import type { RecordType } from '@sitewright/domain/kernel/record-type';

/** Rows of the access table that are about no record. */
const besidesRecords: { [R in Resource]?: string } = {
  link: 'Shared links',
  organization: 'Company settings',
  activityLog: 'Activity log',
  dataBackup: 'Data backup',
  'dataBackup.restore': 'Restore and bulk deletion',
  recycleBin: 'Recycle bin',
  errorReport: 'Reported issues',
  accessRequest: 'Access requests',
  self: 'Own account',
};

/** The rows of the access table, as people call them. */
export const resourceLabelsOf = (records: readonly RecordType[]): Record<string, string> =>
  Object.assign(
    {},
    besidesRecords,
    ...records.map(({ type, resource, label, rights }) => ({
      ...(type === resource && { [resource]: label.many }),
      ...rights,
    })),
  );
