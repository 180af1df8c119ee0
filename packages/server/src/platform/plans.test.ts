import { expect, it } from 'vitest';
import { latestFirstSql } from '../diary/entries.ts';
import { isUnsettledSql } from '../site-issues/table.ts';
import { testApi } from '../testing/api.ts';
import { asOrganization } from './tenancy.ts';

const { pools } = await testApi();

const lists = [
  {
    list: 'the open issues of the company',
    index: 'site_issues_unsettled',
    sql: `select id from site_issues where ${isUnsettledSql} order by id desc limit 51`,
  },
  {
    list: 'the open issues of a contract',
    index: 'site_issues_unsettled_by_contract',
    sql: `select count(*) from site_issues where ${isUnsettledSql} and project_id = 1`,
  },
  {
    list: 'the newest orders of the company',
    index: 'purchase_orders_organization_id_id_pk',
    sql: 'select id from purchase_orders order by id desc limit 51',
  },
  {
    list: 'the last diary entry of a contract',
    index: 'diary_entries_organization_id_project_id_date_id_index',
    sql: `select id from diary_entries where project_id = 1 order by ${latestFirstSql} limit 1`,
  },
  {
    list: 'the unread notifications of a user',
    index: 'notifications_unread',
    sql: 'select count(*) from notifications where user_id = 1 and not read',
  },
];

it.each(lists)('finds $list by an index under row security, without sorting', async (read) => {
  const plan = await asOrganization(pools.app, 1, async (tx) => {
    // Tables of a few rows would be read whole.
    await tx.execute('set local enable_seqscan = off');
    await tx.execute('set local enable_bitmapscan = off');
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(`explain ${read.sql}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(` using ${read.index} `);
  expect(plan).not.toContain('Sort');
});
