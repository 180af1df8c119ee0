import { fullName } from '@sitewright/domain/labour/crew';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { QrCode } from '../../ui/qr-code.tsx';
import { badgeAddress } from '../gate/badge-in.ts';
import { Face } from '../list/worker-link.tsx';

/** As large as a card to hang around the neck: 86 × 124 mm, whatever prints it. */
export const PrintedBadge = ({ worker }: { worker: WorkerRecord }) => (
  <article
    aria-label={`Badge of ${fullName(worker)}`}
    className="grid h-[124mm] w-[86mm] max-w-full content-between justify-items-center gap-2 rounded-card border border-control bg-surface p-5 text-center [overflow-wrap:anywhere] print:break-inside-avoid"
  >
    <Face worker={worker} className="size-24 rounded-card" />
    <div>
      <h2 className="text-2xl!">{fullName(worker)}</h2>
      <p>{worker.jobTitle}</p>
      <p className="text-sm text-text-2">
        {[worker.company, worker.workerId].filter(Boolean).join(' · ')}
      </p>
    </div>
    <QrCode
      text={badgeAddress(worker.badge ?? '')}
      label={`The code of ${fullName(worker)} for the gate`}
    />
    <p className="text-xs text-text-2">{worker.badge}</p>
  </article>
);
