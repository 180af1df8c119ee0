import { writeFile } from 'node:fs/promises';
import { figuresDocument } from './figures/document.ts';

await writeFile(new URL('../docs/FIGURES.md', import.meta.url), figuresDocument());
