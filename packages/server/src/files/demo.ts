import type { DemoPart } from '../platform/demo-part.ts';
import { printDocuments, storeDocuments } from './demo-papers.ts';
import { drawScenes, takePhotos } from './demo-photos.ts';

/** Photos of recent days on site, and the documents of one contract with their comments. */
export async function demoFiles(now: Date): Promise<DemoPart> {
  const scenes = await drawScenes();
  const papers = await printDocuments(now);
  return {
    what: 'photos and documents',
    make: async (demo) => {
      await takePhotos(demo, scenes);
      await storeDocuments(demo, papers);
    },
  };
}
