import type { DemoPart } from '../platform/demo-part.ts';
import { fileDocuments, printDocuments } from './demo-papers.ts';
import { drawScenes, takePhotos } from './demo-photos.ts';

/** Photos of the last days on site, and the papers of one contract with what was said of them. */
export async function demoFiles(now: Date): Promise<DemoPart> {
  const scenes = await drawScenes();
  const papers = await printDocuments(now);
  return {
    what: 'photos and documents',
    make: async (demo) => {
      await takePhotos(demo, scenes);
      await fileDocuments(demo, papers);
    },
  };
}
