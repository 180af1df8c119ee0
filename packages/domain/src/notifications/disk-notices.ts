import { can } from '../kernel/access.ts';
import { isFull, lowVolumes, shareFree, type Volume } from '../kernel/free-space.ts';
import { type Notice, type Person, toEach } from './notice.ts';

/** For the operator's administrators: an early warning, and an urgent one. */
export const diskNotices = (volumes: readonly Volume[], people: readonly Person[]): Notice[] =>
  lowVolumes(volumes).flatMap((volume) =>
    toEach(
      people.filter((person) => can(person, 'accessRequest', 'A')),
      {
        subject: `disk ${volume.name} ${isFull(volume) ? 'full' : 'low'}`,
        title: `${isFull(volume) ? 'No' : 'Little'} room is left on the disk of the ${volume.name}`,
        message: `${shareFree(volume)} of it is free. Make room on the server: without it nothing more can be saved.`,
        type: isFull(volume) ? 'error' : 'warning',
        category: 'general',
        priority: isFull(volume) ? 'critical' : 'high',
        projectId: null,
        link: '/backup',
      },
    ),
  );
