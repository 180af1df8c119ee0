import { can } from '@sitewright/domain/kernel/access';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { PhotoStage } from '@sitewright/domain/site-issues/issue-values';
import { obstacleToPhoto } from '@sitewright/domain/site-issues/rules';
import type { IssuePhoto, SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PhotoStrip } from '../../files/photo-strip.tsx';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ChooseFiles } from '../../ui/files/choose-files.tsx';
import { photoLimits } from '../../ui/files/picture-limits.ts';
import { UploadList } from '../../ui/files/upload-list.tsx';
import { useUploads } from '../../ui/files/use-uploads.ts';
import { issueTitle } from '../labels.ts';
import { sendIssuePhoto } from '../send-issue-photo.ts';

/** What was found, and what was made of it. */
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
  const client = useQueryClient();
  const { uploads, add, ...list } = useUploads(async (file, onProgress, signal) => {
    await sendIssuePhoto(issue.id, stage, file, { onProgress, signal });
    await invalidateAfter(client, siteIssuesApi.addPhoto);
  }, photoLimits);
  const mayAdd = can(useActor(), 'siteIssue', 'C') && !obstacleToPhoto(issue);
  const isEmpty = photos.length === 0;
  return (
    <section aria-label={`${title} photos`} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <PhotoStrip photos={photos} subject={`${title}, ${issueTitle(issue)}`} />
      {isEmpty && !mayAdd && <p className="text-sm text-text-2">No photo</p>}
      <UploadList {...list} uploads={uploads.filter(({ state }) => state !== 'done')} />
      {mayAdd && <AddPhoto onFiles={add} />}
    </section>
  );
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
