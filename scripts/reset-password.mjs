import { resetPasswordFile } from './build.mjs';
import { runBuilt } from './run-built.mjs';

await runBuilt(resetPasswordFile);
