import { moveFile } from './build.mjs';
import { runBuilt } from './run-built.mjs';

await runBuilt(moveFile);
