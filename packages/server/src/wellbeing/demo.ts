import { countAnswers, emptyCounts, mondayOf } from '@sitewright/domain/wellbeing/weeks';
import { eq } from 'drizzle-orm';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { toolboxTalks, wellbeingSupporters, wellbeingWeeks } from './table.ts';

const weeks = 8;
/** The moods of five people; the weeks shift them a little. */
const moods = [3, 4, 5, 2, 4];

/** Who listens, two months of answers on one contract, and two talks. */
export const demoWellbeing: DemoPart = {
  what: 'wellbeing',
  make: async (demo) => {
    const { tx, people } = demo;
    const sites = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.status, 'active'))
      .orderBy(projects.id)
      .limit(1);
    await tx.insert(wellbeingSupporters).values([
      {
        userId: people['Site Manager'],
        phone: '07700 900301',
        about: 'Mental health first aider, on site most mornings',
      },
      { userId: people.Buyer, phone: '07700 900302', about: 'Mental health first aider, office' },
    ]);
    for (const { id } of sites) {
      await answerWeeks(demo, id);
      await holdTalks(demo, id);
    }
  },
};

async function answerWeeks({ tx, dayFromNow }: Demo, projectId: number) {
  const rows = Array.from({ length: weeks }, (_, i) => ({
    projectId,
    week: mondayOf(dayFromNow(-7 * i)),
    ...weekOf(i),
  }));
  await tx.insert(wellbeingWeeks).values(rows);
}

const empty = {
  answers: 0,
  counts: emptyCounts,
  shownAnswers: 0,
  shownCounts: emptyCounts,
};

/** No two weeks that follow each other are alike. */
const weekOf = (week: number) => {
  const dip = week % 3;
  return moods.reduce(
    (all, mood, i) =>
      countAnswers(all, {
        mood: Math.max(1, mood - (i % 3 < dip ? 1 : 0)),
        energy: 2 + ((i + week) % 3),
        stress: 2 + ((i + dip) % 3),
        sleep: 6 + ((i + week) % 3),
        workload: (i + week) % 4 < 3 ? 1 : 0,
      }),
    empty,
  );
};

async function holdTalks({ tx, people, workingDay }: Demo, projectId: number) {
  const by = { createdBy: people['Site Supervisor'], updatedBy: people['Site Supervisor'] };
  const talk = { projectId, heldBy: 'Sam Whitlow', ...by };
  await tx.insert(toolboxTalks).values([
    {
      ...talk,
      topic: 'fatigue',
      title: 'Tired people make mistakes',
      date: workingDay(-20),
      attendees: ['Dan Price', 'Callum Reid', 'Pat Dunmore', 'Sean Kelly'],
    },
    {
      ...talk,
      topic: 'talking',
      title: 'It is good to talk',
      date: workingDay(-6),
      attendees: ['Owen Hughes', 'Tariq Aziz', 'Grace Adeyemi'],
      notes: 'Held in the canteen before the pour.',
    },
  ]);
}
