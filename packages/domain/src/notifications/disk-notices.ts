import { can } from '../kernel/access.ts';
import { freePercent, isFull, lowVolumes, type Volume } from '../kernel/free-space.ts';
import { type Notice, noticePerUser, type Person } from './notice.ts';

/** For the operator's administrators: an early warning, and an urgent one. */
export const diskNotices = (volumes: readonly Volume[], people: readonly Person[]): Notice[] =>
  lowVolumes(volumes).flatMap((volume) =>
    noticePerUser(
      people.filter((person) => can(person, 'accessRequest', 'A')),
      {
        subject: `disk ${volume.name} ${isFull(volume) ? 'full' : 'low'}`,
        title: `${isFull(volume) ? 'Disk full' : 'Disk space low'}: ${volume.name}`,
        message: `${freePercent(volume)} free. Free up space on the server, or nothing more can be saved.`,
        type: isFull(volume) ? 'error' : 'warning',
        category: 'general',
        priority: isFull(volume) ? 'critical' : 'high',
        projectId: null,
        link: '/backup',
      },
    ),
  );
