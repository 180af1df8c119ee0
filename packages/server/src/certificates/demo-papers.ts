import type { CertificateType } from '@sitewright/domain/certificates/certificate-values';

/** Days count from today. */
export type DemoCertificate = {
  /** Without one it belongs to the company. */
  site?: string;
  equipment: string;
  type: CertificateType;
  number: string;
  issuedBy: string;
  issued: number;
  expires: number;
  /** The plant on hire that it covers; an expired one puts it in quarantine. */
  machine?: string;
  failed?: string;
  /** The number of the certificate it renews. */
  renews?: string;
};

const kestrel = 'kestrel-wharf-block-c';
const examiner = 'Aire Inspection Services';

/** Old ones first, so that renewals find them. */
export const demoCertificatePapers: DemoCertificate[] = [
  {
    site: kestrel,
    equipment: '17 m telehandler',
    machine: '17 m telehandler',
    type: 'loler_equipment',
    number: 'AIS-20418',
    issuedBy: examiner,
    issued: -710,
    expires: -345,
  },
  {
    site: kestrel,
    equipment: '17 m telehandler',
    machine: '17 m telehandler',
    type: 'loler_equipment',
    number: 'AIS-23107',
    issuedBy: examiner,
    issued: -346,
    expires: 19,
    renews: 'AIS-20418',
  },
  {
    site: kestrel,
    equipment: '60 t crane',
    machine: '60 t crane',
    type: 'loler_equipment',
    number: 'AIS-22871',
    issuedBy: examiner,
    issued: -370,
    expires: -5,
  },
  {
    site: kestrel,
    equipment: 'Tower crane TC1',
    type: 'loler_equipment',
    number: 'AIS-23544',
    issuedBy: examiner,
    issued: -236,
    expires: 128,
  },
  {
    site: kestrel,
    equipment: 'Passenger and goods hoist',
    type: 'loler_persons',
    number: 'AIS-23980',
    issuedBy: examiner,
    issued: -140,
    expires: 40,
  },
  {
    site: kestrel,
    equipment: 'Mast climber 1, north',
    type: 'loler_persons',
    number: 'AIS-24172',
    issuedBy: examiner,
    issued: -112,
    expires: 68,
  },
  {
    site: kestrel,
    equipment: 'Mast climber 2, canal side',
    type: 'loler_persons',
    number: 'AIS-24173',
    issuedBy: examiner,
    issued: -112,
    expires: 68,
  },
  {
    site: kestrel,
    equipment: 'Scissor lift, 10 m',
    machine: 'Scissor lift, 10 m',
    type: 'loler_persons',
    number: 'AIS-24466',
    issuedBy: examiner,
    issued: -87,
    expires: 96,
  },
  {
    site: kestrel,
    equipment: 'Two-leg chain sling, 3.15 t',
    type: 'loler_accessory',
    number: 'AIS-24301',
    issuedBy: examiner,
    issued: -60,
    expires: 120,
    failed: 'Stretched link, cut up and binned',
  },
  {
    site: kestrel,
    equipment: 'Scaffold, north elevation',
    type: 'scaffold',
    number: 'SC-118',
    issuedBy: 'Pennine Scaffolding',
    issued: -3,
    expires: 4,
  },
  {
    equipment: 'Employers’ and public liability',
    type: 'insurance',
    number: 'NG-PL-7741',
    issuedBy: 'Calder Mutual',
    issued: -200,
    expires: 165,
  },
];
