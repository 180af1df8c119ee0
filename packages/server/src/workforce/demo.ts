import type { DemoPart } from '../platform/demo-part.ts';
import { workers } from './table.ts';

type Crew = { company: string; jobTitle: string; rate: string; names: string };

/** Who works on the sites: the gangs' people, and a few of the company's own. */
const crews: Crew[] = [
  {
    company: 'Harkness Formwork',
    jobTitle: 'Carpenter',
    rate: '24.50',
    names:
      'Dan Price, Ivo Novak, Callum Reid, Marek Zielinski, Owen Hughes, Tariq Aziz, Lee Barker',
  },
  {
    company: 'Dunmore Civils',
    jobTitle: 'Groundworker',
    rate: '21.00',
    names: 'Pat Dunmore, Sean Kelly, Aled Morgan, Vasile Popa, Chris Lowe, Jamal Carter',
  },
  {
    company: 'Aire Concrete',
    jobTitle: 'Concrete finisher',
    rate: '23.00',
    names: 'Goran Petrov, Nathan Shaw, Eddie Walsh, Kofi Mensah',
  },
  {
    company: 'Pennine Scaffolding',
    jobTitle: 'Scaffolder',
    rate: '25.75',
    names: 'Ryan Holt, Scott Bailey, Adam Firth, Luca Ferri',
  },
  {
    company: 'Northgate Construction',
    jobTitle: 'Site operative',
    rate: '17.40',
    names: 'Grace Adeyemi, Neil Stubbs, Farah Khan, Tom Whiteley',
  },
];

export const demoWorkers: DemoPart = {
  what: 'workers',
  make: async ({ tx, people, dayFromNow, chance }) => {
    const who = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
    const rows = crews.flatMap(({ company, jobTitle, rate, names }) =>
      names.split(', ').map((name) => {
        const [firstName = '', lastName = ''] = name.split(' ');
        const isOurs = company.startsWith('Northgate');
        return {
          firstName,
          lastName,
          company,
          jobTitle,
          hourlyRate: rate,
          employmentType: isOurs ? ('Staff' as const) : ('Contractor' as const),
          startDate: dayFromNow(-60 - Math.floor(chance() * 900)),
          ...who,
        };
      }),
    );
    const numbered = rows.map((row, i) => ({
      ...row,
      workerId: `NC-W-${String(i + 1).padStart(3, '0')}`,
    }));
    await tx.insert(workers).values(numbered);
  },
};
