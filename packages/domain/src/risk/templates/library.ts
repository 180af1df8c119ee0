import { coshh } from './coshh.ts';
import { excavation } from './excavation.ts';
import { hotWorks } from './hot-works.ts';
import { lifting } from './lifting.ts';
import { publicSafety } from './public.ts';
import type { Template } from './template.ts';
import { workAtHeight } from './work-at-height.ts';

/** Templates that most sites need. */
export const ramsTemplates: readonly Template[] = [
  workAtHeight,
  excavation,
  lifting,
  hotWorks,
  coshh,
  publicSafety,
];
