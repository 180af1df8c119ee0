import type { Plugin, Rolldown } from 'vite';
import { circlesIn } from './measure/graph.ts';

/** Files that import each other run before what they need is there, and only in some browsers and some orders. */
export const noCirclesBetweenFiles = (): Plugin => ({
  name: 'no-circles-between-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk => file.type === 'chunk',
    );
    const graph = new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)]));
    const circles = circlesIn(graph).map((files) => files.join(' ↔ '));
    if (circles.length > 0) this.error(`These files import each other: ${circles.join('; ')}.`);
  },
});
