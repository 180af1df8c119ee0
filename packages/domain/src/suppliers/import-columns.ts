/** The columns that a file can have, and their alternative names. */
export const importColumns = [
  { id: 'name', label: 'Name', words: ['supplier', 'company', 'supplier name'] },
  { id: 'code', label: 'Code', words: ['account', 'supplier code', 'account code'] },
  { id: 'supplierType', label: 'Type', words: ['supplier type', 'kind'] },
  { id: 'contactPerson', label: 'Contact', words: ['contact name', 'contact person'] },
  { id: 'phone', label: 'Phone', words: ['telephone', 'tel'] },
  { id: 'email', label: 'Email', words: ['e mail', 'email address', 'e mail address'] },
  { id: 'address', label: 'Address', words: ['street'] },
  { id: 'city', label: 'Town', words: ['city'] },
  { id: 'postcode', label: 'Postcode', words: ['post code'] },
  { id: 'country', label: 'Country', words: [] },
  { id: 'specializations', label: 'Specialisations', words: ['specializations'] },
  { id: 'certifications', label: 'Certifications', words: ['accreditations'] },
  { id: 'insuranceExpiry', label: 'Insured until', words: ['insurance to', 'insurance expiry'] },
  { id: 'vatNumber', label: 'VAT number', words: ['vat', 'vat no', 'vat reg no'] },
  { id: 'companyNumber', label: 'Company number', words: ['company no', 'reg no'] },
  { id: 'utr', label: 'UTR', words: ['tax reference'] },
  { id: 'cisStatus', label: 'CIS', words: ['cis status'] },
  { id: 'paymentTerms', label: 'Terms', words: ['payment terms'] },
  { id: 'creditLimit', label: 'Credit limit', words: [] },
  { id: 'discountRate', label: 'Discount %', words: ['discount'] },
  { id: 'status', label: 'Status', words: [] },
  { id: 'statusReason', label: 'Reason', words: ['status reason'] },
  { id: 'notes', label: 'Notes', words: ['comments'] },
] as const;

export type ImportColumn = (typeof importColumns)[number]['id'];
