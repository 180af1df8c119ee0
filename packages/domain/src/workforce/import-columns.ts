/** The columns that a file can have, and their alternative names; no sealed fields. */
export const importColumns = [
  { id: 'workerId', label: 'Worker ID', words: ['id', 'number', 'employee number', 'payroll'] },
  { id: 'firstName', label: 'First name', words: ['forename', 'given name'] },
  { id: 'lastName', label: 'Last name', words: ['surname', 'family name'] },
  { id: 'jobTitle', label: 'Job title', words: ['trade', 'role', 'occupation'] },
  { id: 'company', label: 'Company', words: ['employer', 'firm'] },
  { id: 'department', label: 'Department', words: [] },
  { id: 'employmentType', label: 'Type', words: ['employment type', 'employment'] },
  { id: 'startDate', label: 'Start date', words: ['started', 'start'] },
  { id: 'email', label: 'Email', words: ['e mail', 'email address', 'e mail address'] },
  { id: 'mobilePhone', label: 'Mobile', words: ['mobile phone', 'phone', 'telephone'] },
  { id: 'address', label: 'Address', words: ['street'] },
  { id: 'city', label: 'Town', words: ['city'] },
  { id: 'postcode', label: 'Postcode', words: ['post code'] },
  { id: 'cscsSchemeId', label: 'Scheme', words: ['card scheme'] },
  { id: 'cscsCardNumber', label: 'Card number', words: ['cscs', 'cscs number', 'cscs card'] },
  { id: 'cscsCardType', label: 'Card type', words: ['cscs type', 'card colour'] },
  { id: 'cscsCardExpiry', label: 'Card expiry', words: ['cscs expiry', 'card expires'] },
  { id: 'rightToWorkCheckedOn', label: 'Right to work checked', words: ['rtw', 'rtw checked'] },
  { id: 'rightToWorkExpiresOn', label: 'Right to work until', words: ['rtw expiry'] },
  { id: 'emergencyContactName', label: 'Emergency contact', words: ['emergency name'] },
  { id: 'emergencyContactPhone', label: 'Emergency phone', words: ['emergency number'] },
  { id: 'notes', label: 'Notes', words: ['comments'] },
] as const;

export type ImportColumn = (typeof importColumns)[number]['id'];
