/** The languages that people on site are briefed in. */
export const languages = [
  'English',
  'Bulgarian',
  'Lithuanian',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Spanish',
  'Ukrainian',
] as const;
