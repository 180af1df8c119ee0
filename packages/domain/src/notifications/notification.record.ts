import { recordType } from '../kernel/record-type.ts';

export const notificationRecord = recordType({
  type: 'notification',
  resource: 'notification',
  label: { one: 'Notification', many: 'Notifications' },
  table: 'notifications',
  tables: { notifications: {} },
});
