import { describe, expect, it } from 'vitest';
import { columnsFrom, LaborText, peopleIn } from './labor.ts';

const faultIn = (labor: unknown): string | undefined => {
  const source = typeof labor === 'string' ? labor : JSON.stringify(labor);
  return LaborText.safeParse(source).error?.issues[0]?.message;
};

/** As the entry form saves it. */
const ofForm = {
  company: 'Harkness Formwork',
  jobRole: 'Carpenter',
  plant: 'Placing boom',
  startTime: '07:30',
  finishTime: '13:00',
  hours: '5.5',
  labour: 'Nine carpenters',
};

/** As older clients send it. */
const older = {
  type: 'labour',
  employmentType: 'Agency',
  workerName: 'Sam Whitlow',
  hourlyRate: 21.5,
  dayRate: '180',
  totalPay: 900,
  workingHours: 40,
  carbonEmissions: 0,
  notes: 'Nights',
};

describe('the labour text', () => {
  it.each([
    ['what the form saves', ofForm],
    ['what older clients send', older],
    ['nothing at all', {}],
    ['keys that nobody knows', { type: 'material', supplier: 'Pennick' }],
  ])('may hold %s', (_, labor) => {
    expect(faultIn(labor)).toBeUndefined();
  });

  it.each([
    ['', 'Labour details must be a JSON object'],
    ['nine men', 'Labour details must be a JSON object'],
    ['[]', 'Labour details must be a JSON object'],
    ['null', 'Labour details must be a JSON object'],
    ['"text"', 'Labour details must be a JSON object'],
    [`{"notes":"${'x'.repeat(50_000)}"}`, 'Labour details must be less than 50000 characters'],
  ])('is refused when it is no object, or too long: %.20s', (source, sentence) => {
    expect(faultIn(source)).toBe(sentence);
  });

  it.each([
    [{ type: 'visitor' }, 'Type must be labour, plant or material'],
    [{ employmentType: 'Volunteer' }, 'Employment type must be Staff, Contractor or Agency'],
    [{ workerName: '' }, 'Worker name must be between 1 and 100 characters'],
    [{ workerName: 'x'.repeat(101) }, 'Worker name must be less than 100 characters'],
    [{ hourlyRate: 200.01 }, 'Hourly rate must be between 0 and 200'],
    [{ hourlyRate: -1 }, 'Hourly rate must be between 0 and 200'],
    [{ hourlyRate: 'much' }, 'Hourly rate must be a number'],
    [{ dayRate: 2001 }, 'Day rate must be between 0 and 2,000'],
    [{ type: 'material', dayRate: 2001 }, 'Day rate must be between 0 and 2,000'],
    [{ type: 'plant', dayRate: 10_001 }, 'Day rate must be between 0 and 10,000'],
    [{ totalPay: 100_001 }, 'Total pay must be between 0 and 100,000'],
    [{ workingHours: 169 }, 'Working hours must be between 0 and 168'],
    [{ plantType: '' }, 'Plant type must be between 1 and 100 characters'],
    [{ carbonEmissions: 100_001 }, 'Carbon emissions must be between 0 and 100,000'],
    [{ notes: 'x'.repeat(1001) }, 'Notes must be less than 1000 characters'],
    [{ startTime: '25:00' }, 'Start Time must be a time, such as 08:00'],
  ])('keeps its limits, %#', (labor, sentence) => {
    expect(faultIn(labor)).toBe(sentence);
  });

  it.each([
    { hourlyRate: 200 },
    { hourlyRate: '0' },
    { dayRate: 2000 },
    { type: 'plant', dayRate: 10_000 },
    { totalPay: 100_000 },
    { workingHours: 168 },
    { carbonEmissions: 100_000 },
    { notes: 'x'.repeat(1000) },
    { workerName: 'x'.repeat(100) },
    { startTime: '', finishTime: '' },
  ])('takes what just fits, %#', (labor) => {
    expect(faultIn(labor)).toBeUndefined();
  });
});

describe('what lists read out of it', () => {
  it('is labour by default, with the hours of its times', () => {
    expect(columnsFrom(JSON.stringify(ofForm), '2026-03-02')).toEqual({
      type: 'labour',
      company: 'Harkness Formwork',
      jobRole: 'Carpenter',
      plant: 'Placing boom',
      startTime: '07:30',
      finishTime: '13:00',
      hours: '5.5',
    });
  });

  it('is the hours of the older format, and empty without any', () => {
    expect(columnsFrom(JSON.stringify({ ...older, company: '' }), '2026-03-02')).toMatchObject({
      company: null,
      startTime: null,
      hours: '40.0',
    });
  });

  it('is the sum of the times, whatever hours are claimed beside them', () => {
    const claimed = { startTime: '22:00', finishTime: '06:00', hours: 12 };
    expect(columnsFrom(JSON.stringify(claimed), '2026-03-02').hours).toBe('8.0');
    expect(columnsFrom(JSON.stringify({ startTime: '22:00', hours: 12 }), '2026-03-02').hours).toBe(
      '0.0',
    );
  });
});

it.each([
  [{ operatives: 9 }, 9],
  [{ operatives: '6' }, 6],
  [{ operatives: 0 }, 0],
  [{ company: 'Calder', operatives: 0 }, 1],
  [{ company: 'Calder', operatives: 1.5 }, 1],
  [{ company: 'Calder' }, 1],
  [{ jobRole: 'Carpenter', company: '' }, 1],
  [{ workerName: 'Dan Price' }, 1],
  [{ hourlyRate: 21 }, 1],
  [{ dayRate: '180' }, 1],
  [{ company: '', jobRole: '', startTime: '08:00', finishTime: '17:00', hours: '9.0' }, 0],
  [{}, 0],
])('counts the people of %j as %s', (labor, people) => {
  expect(peopleIn(JSON.stringify(labor))).toBe(people);
});
