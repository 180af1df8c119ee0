import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Notification } from '@sitewright/domain/notifications/notification';

type Group = { contract: string; notifications: Notification[] };
type Part = { title: 'Today' | 'Earlier'; groups: Group[] };

const company = 'The company';

/** Today's and those before, each contract's together, the newest first. */
export function groupNotifications(all: readonly Notification[], today: string): Part[] {
  const isToday = ({ createdAt }: Notification) => londonDay(new Date(createdAt)) === today;
  const parts: Part[] = [
    { title: 'Today', groups: byContract(all.filter(isToday)) },
    { title: 'Earlier', groups: byContract(all.filter((notification) => !isToday(notification))) },
  ];
  return parts.filter(({ groups }) => groups.length > 0);
}

function byContract(some: readonly Notification[]): Group[] {
  const nameOf = ({ projectName }: Notification) => projectName ?? company;
  return [...new Set(some.map(nameOf))].map((contract) => ({
    contract,
    notifications: some.filter((notification) => nameOf(notification) === contract),
  }));
}
