import { type LiveEvent, liveApi } from '@sitewright/domain/live/api';
import type { QueryClient } from '@tanstack/react-query';
import { noteChange } from './gathered-changes.ts';
import { userKey } from './session.ts';

const [shortest, longest] = [1000, 30_000];

/** Follows what changes in the organisation and refetches it where it is shown; returns how to stop. */
export function followChanges(client: QueryClient): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;

  function connect() {
    stream = new EventSource(liveApi.events.path, { withCredentials: true });
    stream.onmessage = ({ data }) => {
      const { entity } = JSON.parse(data) as LiveEvent;
      noteChange(client, entity);
    };
    stream.onopen = () => {
      // What changed while it was cut off is not sent again.
      if (failures > 0) noteChange(client, '*');
      failures = 0;
    };
    stream.onerror = () => {
      stream.close();
      // The stream does not say why it ended: it may be the session.
      if (failures === 0) client.invalidateQueries({ queryKey: userKey });
      timer = setTimeout(connect, pause(failures++));
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** Doubles up to half a minute; by chance up to half of it less, so that not all return at once. */
const pause = (failures: number): number =>
  Math.min(shortest * 2 ** failures, longest) * (1 - Math.random() / 2);
