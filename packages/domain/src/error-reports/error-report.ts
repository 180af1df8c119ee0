import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { nullableText } from '../kernel/record-fields.ts';

/** The options of the Report an Issue dialog. */
export const issueTypes = [
  { value: 'plugin-runtime', label: 'Plugin Runtime Error' },
  { value: 'display-issue', label: 'Display/UI Issue' },
  { value: 'functionality', label: 'Functionality Not Working' },
  { value: 'performance', label: 'Performance Problem' },
  { value: 'other', label: 'Other Issue' },
] as const;

/** A report is never refused for its length; it is truncated. */
const upTo = (length: number) => z.string().transform((text) => cleaned(text.slice(0, length)));
const line = upTo(300).nullish();
const lines = upTo(6000).nullish();

/**
 * Removes codes from URLs, and email addresses and secrets from text. Every repetition is bounded: an
 * unbounded lookahead would let one report block the server.
 */
const privacies: [pattern: RegExp, instead: string][] = [
  [/(\/[^\s?#"'()]{0,300})[?#][^\s"'()]{0,2000}/g, '$1'],
  [/[\w.+-]{1,64}(?:@|%40)[\w.-]{1,255}/gi, '[email]'],
  [/\b(bearer\s{1,3})[^\s"',;]{1,2000}/gi, '$1[hidden]'],
  [
    /((?:session|token|password|secret|invitation|code)["']?\s?[=:]\s?["']?)[^\s"',;&]{1,2000}/gi,
    '$1[hidden]',
  ],
];

const cleaned = (text: string): string =>
  privacies.reduce(
    (rest, [pattern, instead]) => rest.replaceAll(pattern, instead),
    text.toWellFormed().replaceAll('\0', ''),
  );

const Shared = z.object({ message: upTo(2000).pipe(z.string().min(1, 'Description is required')) });

/** One shape for all three origins: the boundary, a page that would not load, and the dialog. */
export const ErrorReportDraft = Shared.extend({
  stack: lines,
  component: line,
  componentName: line,
  componentStack: lines,
  location: line,
  url: line,
  userAgent: line,
  timestamp: line,
  severity: line,
  source: line,
  errorType: line,
  browserInfo: z
    .object({ userAgent: line, platform: line, screenSize: line, language: line })
    .nullish(),
  pluginInfo: z.object({ name: line, version: line, type: line }).nullish(),
});

/** Without an organisation to keep it, a report is only logged, and has no id. */
export const ErrorReportReceipt = z.object({ id: Id.nullable() });

/** The stored report: one set of names for the three origins. */
export const ErrorReport = z.object({
  id: Id,
  message: z.string(),
  stack: nullableText,
  component: nullableText,
  location: nullableText,
  timestamp: nullableText,
  severity: nullableText,
  source: nullableText,
  errorType: nullableText,
  browserInfo: z.record(z.string(), nullableText),
  pluginInfo: z.record(z.string(), nullableText),
  hasScreenshot: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export const ErrorReportQuery = PageQuery;

export type ErrorReportDraft = z.infer<typeof ErrorReportDraft>;
export type ErrorReport = z.infer<typeof ErrorReport>;
