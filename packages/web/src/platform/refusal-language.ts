import { refusalSentence } from '@sitewright/domain/kernel/refusal-sentences';

/** The locale of zod, in place of its English: loaded only with the forms. */
// biome-ignore lint/style/noDefaultExport: it replaces the library's own
export default () => ({ localeError: refusalSentence });
