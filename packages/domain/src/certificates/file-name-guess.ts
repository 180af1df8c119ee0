import { type CertificateType, certificateTypes } from './certificate-values.ts';
import { proposedExpiry } from './type-library.ts';

/** Guesses from a file name; the user can correct them. */
export type FileNameGuess = {
  certificateType: CertificateType | '';
  certificateNumber: string;
  issuedDate: string;
  expiryDate: string;
};

/** The first that fits: a cherry picker is lifting equipment, but one for persons. */
const words: Record<CertificateType, RegExp> = {
  loler_persons: /mewp|cherry|scissor|boom|passenger|man ?rider|persons/,
  loler_accessory: /sling|chain|shackle|accessor|strop|eye ?bolt|spreader/,
  loler_equipment: /loler|lifting|thorough|crane|hoist|telehandler|forklift|excavator/,
  scaffold: /scaff|tower/,
  excavation: /excavation|trench|shoring/,
  first_aid: /first ?aid/,
  ipaf: /ipaf/,
  plant_operator: /cpcs|npors/,
  pat: /\bpat\b/,
  insurance: /insurance|liability|policy/,
  other: /^$/,
};

const dates = [
  /\b(?<year>20\d\d)[-_. ]?(?<month>\d\d)[-_. ]?(?<day>\d\d)\b/g,
  /\b(?<day>\d\d)[-_. ](?<month>\d\d)[-_. ](?<year>(?:20)?\d\d)\b/g,
];

const number = /\b(?=[a-z0-9/-]*\d{3})[a-z]{1,6}[-/]?\d[a-z0-9/-]*\b/i;

/** `LOLER TPH-4471 2026-03-12.pdf` is of lifting equipment, TPH-4471, issued that day. */
export function guessFromFileName(fileName: string): FileNameGuess {
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll('_', ' ');
  const plain = name.toLowerCase();
  const certificateType = certificateTypes.find((type) => words[type].test(plain)) ?? '';
  const [issuedDate = '', expiryDate] = datesIn(name);
  return {
    certificateType,
    certificateNumber: number.exec(withoutDates(name))?.[0] ?? '',
    issuedDate,
    expiryDate: expiryDate ?? expiryFor(certificateType, issuedDate),
  };
}

const expiryFor = (type: FileNameGuess['certificateType'], issuedDate: string): string =>
  (type && issuedDate && proposedExpiry(type, issuedDate)) || '';

/** Only real calendar days, earliest first. */
function datesIn(name: string): string[] {
  const found = dates.flatMap((pattern) =>
    [...name.matchAll(pattern)].map(({ groups: { year = '', month, day } = {} }) =>
      [year.length === 2 ? `20${year}` : year, month, day].join('-'),
    ),
  );
  return [...new Set(found.filter(isDay))].toSorted();
}

const isDay = (date: string): boolean => {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
};

const withoutDates = (name: string): string =>
  dates.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), name);
