import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

/** From now on every schema refuses in our own words where it has no sentence of its own; once in each process. */
export const installRefusalSentences = (): void => {
  z.config({ customError: refusalSentence });
};

/** What is wrong with which field, and what is accepted instead. */
export function refusalSentence(issue: Issue): string {
  const nested = nestedSentence(issue);
  if (nested) return nested;
  const rule = issue.input === undefined ? requiredRule(issue) : ruleOf(issue);
  return `${subjectOf(issue.path ?? [])} ${rule}`;
}

/** Of the alternatives that a field has, the one that the value resembles most explains itself. */
function nestedSentence(issue: Issue): string | undefined {
  if (issue.code !== 'invalid_union' || issue.input === undefined) return undefined;
  const [closest] = issue.errors.find(([first]) => first && first.code !== 'invalid_type') ?? [];
  return closest?.message;
}

/** Lists have names in the plural: 'Attendees are required'. */
const requiredRule = (issue: Issue): string =>
  issue.code === 'invalid_type' && issue.expected === 'array' ? 'are required' : 'is required';

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === null
        ? requiredRule(issue)
        : `must be ${kinds[issue.expected] ?? 'valid'}`;
    case 'invalid_value':
      return optionsRule(issue.values);
    case 'too_small':
      return smallRule(issue);
    case 'too_big':
      return bigRule(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'is not in the format we expect';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have the field ${issue.keys[0]}`;
    case 'invalid_key':
      return 'has an unknown field';
    case 'invalid_union':
      return `must be ${kindsIn(issue)}`;
    default:
      return 'is not valid. Please check it';
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  date: 'a date',
  null: 'empty',
};

/** 'a number or text', where none of the alternatives fits. */
function kindsIn({ errors, options }: Extract<Issue, { code: 'invalid_union' }>): string {
  if (Array.isArray(options)) return `one of: ${options.join(', ')}`;
  const named = errors.flatMap(([first]) =>
    first?.code === 'invalid_type' ? (kinds[first.expected] ?? []) : [],
  );
  return [...new Set(named)].join(' or ') || 'one of the types we accept';
}

const mostOptions = 30;

const optionsRule = (values: readonly unknown[]): string =>
  values.length > mostOptions
    ? 'must be one of the options offered'
    : `must be ${values.length > 1 ? 'one of: ' : ''}${values.map(String).join(', ')}`;

const amounts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });
const amountOf = (limit: number | bigint): string => amounts.format(limit);

/** Characters of a text, items of a list. */
function countedOf(origin: string, limit: number | bigint): string {
  const unit = origin === 'string' ? 'character' : 'item';
  return `${amountOf(limit)} ${unit}${Number(limit) === 1 ? '' : 's'}`;
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);

function smallRule(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { origin, minimum, inclusive = true, exact } = issue;
  if (isNumber(origin))
    return `must be ${inclusive ? 'at least' : 'more than'} ${amountOf(minimum)}`;
  if (Number(minimum) === 1 && !exact)
    return origin === 'string' ? 'is required' : 'cannot be empty';
  return `must have ${exact ? 'exactly' : 'at least'} ${countedOf(origin, minimum)}`;
}

function bigRule(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { origin, maximum, inclusive = true, exact } = issue;
  if (isNumber(origin))
    return `must be ${inclusive ? 'at most' : 'less than'} ${amountOf(maximum)}`;
  return `must have ${exact ? 'exactly' : 'at most'} ${countedOf(origin, maximum)}`;
}

const formats: Record<string, string> = {
  email: 'must be an email address, such as name@example.com',
  url: 'must be a web address, such as https://example.com',
  datetime: 'must be a date and time, such as 2026-11-18T08:00:00Z',
  date: 'must be a date, such as 2026-11-18',
  time: 'must be a time, such as 08:00',
  uuid: 'must be a UUID',
  safeint: 'must be a whole number',
  int32: 'must be a whole number',
};

/** 'Hourly rate', 'Cells, number 3', 'Items, number 2: unit price' or 'The request'. */
function subjectOf(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : String(step)));
  const at = steps.findLastIndex((step) => typeof step === 'number');
  const last = steps.findLast((step) => typeof step === 'string');
  if (last === undefined) return 'The request';
  const list = steps.slice(0, at).findLast((step) => typeof step === 'string');
  if (at < 0 || list === undefined) return capitalised(fieldWords(last));
  const place = `${capitalised(fieldWords(list))}, number ${Number(steps[at]) + 1}`;
  return at === steps.length - 1 ? place : `${place}: ${fieldWords(last)}`;
}

/** Names in the contract are American, and in small letters where people write capitals. */
const spellings: [RegExp, string][] = [
  [/organization/g, 'organisation'],
  [/\blabor\b/g, 'labour'],
  [/color/g, 'colour'],
];
const abbreviations =
  /\b(api|cis|cscs|coshh|gps|hse|html|id|po|ppe|qr|rams|riddor|sku|url|utr|vat)\b/g;

/** 'hourlyRate' is 'hourly rate', as people read it. */
export const fieldWords = (name: string): string =>
  spellings
    .reduce(
      (words, [from, to]) => words.replace(from, to),
      name
        .replace(/[_-]+/g, ' ')
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    )
    .replace(abbreviations, (letters) => letters.toUpperCase());

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
