import type { ActivityFilter } from '@sitewright/domain/activity/activity-log';
import { categories, severities } from '@sitewright/domain/activity/activity-values';
import { isDate } from '../ui/parse-date.ts';
import { readChoices, type TableView, withChoices } from '../ui/table/table-view.ts';

const single = ['username', 'category', 'severity', 'entityType', 'ip'];

/** The server takes one value of each filter: choosing another replaces the first. */
export const withOneEach = (view: TableView): TableView =>
  single.reduce((next, id) => withChoices(next, id, readChoices(next, id).slice(-1)), view);

/** The filters sent to the server. */
export const filterOf = (view: TableView): ActivityFilter => ({
  from: dateIn(view.from),
  to: dateIn(view.to),
  username: view.username,
  category: categories.find((category) => category === view.category),
  severity: severities.find((severity) => severity === view.severity),
  entityType: view.entityType,
  entityId: idIn(view.entityId),
  ip: view.ip,
  q: view.q?.trim().slice(0, 100) || undefined,
});

const dateIn = (text = ''): string | undefined => (isDate(text) ? text : undefined);

export const idIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
