import { requestFor } from '@sitewright/domain/kernel/request';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { workerPictures } from '@sitewright/domain/workforce/papers';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useActor } from '../../platform/session.ts';
import { useSendFile } from '../../platform/use-send-file.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { pictureLimits } from '../../ui/files/picture-limits.ts';
import { Face } from '../list/worker-link.tsx';
import { Part } from './part.tsx';

type Props = { worker: WorkerRecord };

const limits = {
  accept: pictureLimits.accept,
  kinds: pictureLimits.kinds,
  maxBytes: workerPictures.maxBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** The gate compares the picture with the person; a new one replaces the one before. */
export function PicturePart({ worker }: Props) {
  const upload = useSendFile(workforceApi.setPicture, { params: { workerId: worker.id } });
  return (
    <Part title="Picture">
      <div className="flex flex-wrap items-start gap-4">
        <Face worker={worker} className="size-24" />
        <div className="min-w-48 flex-1">
          <FileDrop
            label="Picture"
            help="Shown at the gate check"
            capture="user"
            upload={upload}
            {...limits}
          />
        </div>
      </div>
    </Part>
  );
}

export function CardPhoto({ worker }: Props) {
  const upload = useSendFile(workforceApi.setCardPhoto, { params: { workerId: worker.id } });
  const obstacle = obstacleToEditing(worker, useActor());
  return (
    <>
      {worker.hasCardPhoto && (
        <img
          src={cardPhotoUrl(worker)}
          alt="Card"
          className="max-h-48 rounded-control border border-line"
        />
      )}
      {!obstacle && (
        <FileDrop
          label="Photo of the card"
          isOptional
          capture="environment"
          upload={upload}
          {...limits}
        />
      )}
    </>
  );
}

/** A new version of the record may have another photo. */
const cardPhotoUrl = ({ id, version }: WorkerRecord): string =>
  `${requestFor(workforceApi.cardPhoto, { params: { workerId: id } }).url}?v=${version}`;
