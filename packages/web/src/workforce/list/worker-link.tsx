import { initialsOf } from '@sitewright/domain/kernel/initials';
import { fullName } from '@sitewright/domain/labour/crew';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { Link } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureUrl } from '../queries.ts';

type Props = { worker: Pick<Worker, 'id' | 'firstName' | 'lastName'> };

export const WorkerLink = ({ worker }: Props) => (
  <Link
    to="/workforce"
    search={{ show: 'worker', worker: String(worker.id) }}
    className="-my-0.5 inline-block py-0.5 font-semibold text-text hover:underline site:-my-3 site:py-3"
  >
    {fullName(worker)}
  </Link>
);

type FaceProps = {
  worker: Props['worker'] & Pick<Worker, 'hasPicture'> & { version?: number };
  className?: string;
};

/** Their picture, or their initials. */
export const Face = ({ worker, className }: FaceProps) => (
  <Picture
    src={worker.hasPicture ? pictureUrl(worker) : null}
    initials={initialsOf(fullName(worker))}
    className={cn(
      'rounded-full bg-sunken text-xs font-semibold tracking-normal text-text-2',
      className ?? 'size-8',
    )}
  />
);
