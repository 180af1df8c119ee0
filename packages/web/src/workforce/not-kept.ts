import type { Worker } from '@sitewright/domain/workforce/worker';

/** Cards, documents, telephone numbers and pictures of people are never stored; none of it may look missing. */
export const notKept = {
  cscsSchemeId: null,
  cscsCardType: 'Card not saved on this phone',
  cscsCardExpiry: null,
  rightToWorkCheckedOn: null,
  rightToWorkExpiresOn: null,
  mobilePhone: null,
  hasPicture: false,
};

/** Without signal it is not known whether they have documents. */
export const hasPapersKept = ({ cscsCardType }: Pick<Worker, 'cscsCardType'>): boolean =>
  cscsCardType !== notKept.cscsCardType;
