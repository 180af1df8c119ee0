import { noOrganization } from '@sitewright/domain/kernel/problem';

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const memberOf = (companies: readonly { name: string }[]): string =>
  companies.length === 0
    ? noOrganization.message
    : `You are a member of ${listFormat.format(companies.map(({ name }) => name))}.`;
