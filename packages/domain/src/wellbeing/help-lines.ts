/** Who listens, day and night; numbers as their owners publish them. */
export type HelpLine = {
  name: string;
  about: string;
  /** As people read it. */
  number: string;
  /** Where a tap goes. */
  href: string;
};

export const helpLines: readonly HelpLine[] = [
  {
    name: 'Construction Industry Helpline',
    about: 'Lighthouse Charity. Free and confidential, day and night.',
    number: '0345 605 1956',
    href: 'tel:03456051956',
  },
  {
    name: 'Text HARDHAT to',
    about: 'If you would rather text. Free, day and night.',
    number: '85258',
    href: 'sms:85258?body=HARDHAT',
  },
  {
    name: 'Samaritans',
    about: 'Whatever you are going through. Free, day and night.',
    number: '116 123',
    href: 'tel:116123',
  },
  {
    name: 'NHS',
    about: 'Medical help. Press 2 for mental health.',
    number: '111',
    href: 'tel:111',
  },
];

export const emergencyLine: HelpLine = {
  name: 'Emergency',
  about: 'If a life is at risk',
  number: '999',
  href: 'tel:999',
};
