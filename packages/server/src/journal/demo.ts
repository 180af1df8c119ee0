import type { Role } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { DemoPart } from '../platform/demo-part.ts';
import { users } from '../platform/global-tables.ts';
import { projects } from '../projects/table.ts';
import { journalMessages } from './table.ts';

type DemoMessage = { slug: string; by: Role; daysAgo: number; at: string; message: string };

const kestrel = { slug: 'kestrel-wharf-block-c' };
const school = { slug: 'hollin-lane-primary' };

const talk: DemoMessage[] = [
  {
    ...school,
    by: 'Contracts Manager',
    daysAgo: 6,
    at: '16:05',
    message:
      'The head teacher has asked for no noise before nine on exam days. Dates are on the board.',
  },
  {
    ...school,
    by: 'Site Supervisor',
    daysAgo: 5,
    at: '08:10',
    message: 'We will start striking the scaffold on the far side then.',
  },
  {
    ...kestrel,
    by: 'Site Manager',
    daysAgo: 3,
    at: '07:20',
    message: 'Canal path stays open until ten; marshal at the steps until then.',
  },
  {
    ...kestrel,
    by: 'Contracts Manager',
    daysAgo: 2,
    at: '11:45',
    message:
      'Tidewater would like to walk level 3 on Friday at two. Boots and hats for four, please.',
  },
  {
    ...kestrel,
    by: 'Site Supervisor',
    daysAgo: 1,
    at: '13:25',
    message: 'Hoist is off for an hour, door switch. Carpenters are on the stair cores instead.',
  },
  {
    ...kestrel,
    by: 'Site Manager',
    daysAgo: 1,
    at: '15:50',
    message: 'Thanks all. It is running again and the fitter has signed it off.',
  },
];

/** A week of messages on two contracts. */
export const demoJournal: DemoPart = {
  what: 'the journal',
  make: async ({ tx, people, dayFromNow }) => {
    for (const { slug, by, daysAgo, at, message } of talk) {
      const [site] = await tx.select().from(projects).where(eq(projects.slug, slug));
      const [user] = await tx.select().from(users).where(eq(users.id, people[by]));
      const when = new Date(`${dayFromNow(-daysAgo)}T${at}:00Z`);
      const who = { userId: people[by], createdBy: people[by], updatedBy: people[by] };
      await tx.insert(journalMessages).values({
        projectId: found(site).id,
        author: found(user).name,
        message,
        ...who,
        createdAt: when,
        updatedAt: when,
      });
    }
  },
};
