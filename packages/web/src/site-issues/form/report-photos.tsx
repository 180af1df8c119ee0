import { ChooseFiles } from '../../ui/files/choose-files.tsx';
import { PhotoToSend } from '../../ui/files/photo-to-send.tsx';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { UploadList } from '../../ui/files/upload-list.tsx';
import type { ReportedPhotos } from './use-report-photos.ts';

/** Taken before anything is written: they are sent once the issue has a number. */
export const ReportPhotos = ({ chosen, choose, ...list }: ReportedPhotos) => (
  <section aria-label="Photos" className="grid gap-2">
    <div className="flex flex-wrap gap-2">
      <span className="hidden max-md:block pointer-coarse:block">
        <ChooseFiles
          multiple={false}
          capture="environment"
          accept={photoLimits.accept}
          onFiles={(files) => choose([...chosen, ...files])}
        />
      </span>
      <ChooseFiles
        multiple
        accept={photoLimits.accept}
        onFiles={(files) => choose([...chosen, ...files])}
      />
    </div>
    <ChosenPhotos photos={chosen} onChange={choose} />
    <UploadList {...list} />
  </section>
);

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** A blurred one is left out before it is sent. */
const ChosenPhotos = ({ photos, onChange }: Props) => (
  <ul aria-label="Chosen photos" className="flex flex-wrap gap-2 empty:hidden">
    {photos.map((photo) => (
      <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
        <PhotoToSend
          photo={photo}
          onLeaveOut={() => onChange(photos.filter((other) => other !== photo))}
          className="h-24 w-32"
        />
      </li>
    ))}
  </ul>
);
