import type { RequiredCompetences } from '@sitewright/domain/workforce/papers';

type Trades = RequiredCompetences['trades'];

/** 'Scaffolder: Working at height, IPAF', one trade to a line. */
export const tradesText = ({ trades }: RequiredCompetences): string =>
  trades.map(({ jobTitle, competences }) => `${jobTitle}: ${competences.join(', ')}`).join('\n');

export const tradesIn = (text: string): Trades =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [jobTitle = '', ...rest] = line.split(':');
      const competences = rest
        .join(':')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
      return { jobTitle: jobTitle.trim(), competences };
    });
