import { refusalSentence } from '@sitewright/domain/kernel/refusal-sentences';

/** The language of zod, in place of its English: fetched with the forms, by nobody else. */
// biome-ignore lint/style/noDefaultExport: it replaces the library's own
export default () => ({ localeError: refusalSentence });
