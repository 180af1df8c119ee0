import { projectsApi } from '@sitewright/domain/projects/api';
import { shownTo } from '@sitewright/domain/projects/rules';
import { discard } from '../platform/discard.ts';
import { Download } from '../platform/downloads.ts';
import type { Serve } from '../platform/serve.ts';
import { findPicture, savePicture } from './picture.ts';

export function pictureRoutes(serve: Serve) {
  serve(projectsApi.setPicture, async ({ tx, actor, params, stored, now }) => {
    const { project, replaced } = await savePicture(tx, params.projectId, stored, actor, now);
    await discard(tx, replaced);
    return shownTo(actor)(project);
  });

  serve(projectsApi.removePicture, async ({ tx, actor, params, now }) => {
    const { project, replaced } = await savePicture(tx, params.projectId, null, actor, now);
    await discard(tx, replaced);
    return shownTo(actor)(project);
  });

  serve(
    projectsApi.picture,
    async ({ tx, params }) => new Download(await findPicture(tx, params.projectId)),
  );
}
