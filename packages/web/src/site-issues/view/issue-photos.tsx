import { can } from '@sitewright/domain/kernel/access';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { PhotoStage } from '@sitewright/domain/site-issues/issue-values';
import { obstacleToPhoto } from '@sitewright/domain/site-issues/rules';
import type { IssuePhoto, SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { useSent } from '../../actions/use-sent.ts';
import { PhotoStrip } from '../../files/photo-strip.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { ChooseFiles } from '../../ui/files/choose-files.tsx';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { UploadList } from '../../ui/files/upload-list.tsx';
import { useUploads } from '../../ui/files/use-uploads.ts';
import { issueTitle } from '../labels.ts';
import { sendIssuePhoto } from '../send-issue-photo.ts';

/** Before and after photos. */
export function IssuePhotos({ issue }: { issue: SiteIssue }) {
  const { data } = useQuery(query(siteIssuesApi.photos, { params: { siteIssueId: issue.id } }));
  const photosAt = (stage: PhotoStage) => (data ?? []).filter((photo) => photo.stage === stage);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Stage issue={issue} stage="before" title="Before" photos={photosAt('before')} />
      <Stage issue={issue} stage="after" title="After" photos={photosAt('after')} />
    </div>
  );
}

type StageProps = {
  issue: SiteIssue;
  stage: PhotoStage;
  title: string;
  photos: readonly IssuePhoto[];
};

function Stage({ issue, stage, title, photos }: StageProps) {
  const onSent = useSent(siteIssuesApi.addPhoto);
  const { uploads, add, ...list } = useUploads(
    async (file, onProgress, signal) =>
      onSent(await sendIssuePhoto(issue.id, stage, file, { onProgress, signal })),
    photoLimits,
  );
  const hidden = useHidden(issue, stage, photos);
  const mayAdd = can(useActor(), 'siteIssue', 'C') && !obstacleToPhoto(issue);
  const isEmpty = photos.length + hidden === 0;
  return (
    <section aria-label={`${title} photos`} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <PhotoStrip photos={photos} subject={`${title}, ${issueTitle(issue)}`} />
      {hidden > 0 && (
        <p className="text-sm text-text-2">
          {`${hidden} ${hidden === 1 ? 'photo needs' : 'photos need'} signal`}
        </p>
      )}
      {isEmpty && !mayAdd && <p className="text-sm text-text-2">No photo</p>}
      <UploadList {...list} uploads={uploads.filter(({ state }) => state !== 'done')} />
      {mayAdd && <AddPhoto onFiles={add} />}
    </section>
  );
}

/** Without signal only those that wait on this phone can be shown. */
function useHidden(issue: SiteIssue, stage: PhotoStage, photos: readonly IssuePhoto[]): number {
  const isOnline = useOnline();
  const all = stage === 'before' ? issue.beforePhotos : issue.afterPhotos;
  return isOnline ? 0 : Math.max(0, all - photos.length);
}

const AddPhoto = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <span className="hidden max-md:block pointer-coarse:block">
      <ChooseFiles
        multiple={false}
        capture="environment"
        accept={photoLimits.accept}
        onFiles={onFiles}
      />
    </span>
    <ChooseFiles multiple accept={photoLimits.accept} onFiles={onFiles} />
  </div>
);
