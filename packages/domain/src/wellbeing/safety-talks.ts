import type { Talk } from './talk.ts';

const stop =
  'If it is not safe, stop and tell your supervisor. You will not be in trouble for stopping a job.';

/** Talks about the dangers of the work itself. */
export const safetyTalks: readonly Talk[] = [
  {
    topic: 'height',
    title: 'Working at height',
    opening:
      'Falls from height kill more people in construction than anything else. Many of the falls are shorter than you would think.',
    points: [
      'First ask whether the job can be done from the ground. If not, use something that stops a fall, such as a scaffold or a platform. A harness is the last resort.',
      'Do not use a scaffold without an in-date tag. It is inspected every seven days, and after bad weather or a change.',
      'Do not take out a guard rail, toe board or tie. If it is in your way, ask the scaffolders.',
      'A ladder is for light work of up to 30 minutes: one metre out for every four up, tied or footed, three points of contact.',
      'Cover and mark every hole. Never step onto roof sheets or rooflights unless you know they will take your weight.',
      'Tools and materials fall too. Use lanyards and brick guards, and keep people out below.',
    ],
    ask: 'Where on this job could someone fall today, and what is there to stop it?',
    closing: stop,
  },
  {
    topic: 'lifting',
    title: 'Lifting operations',
    opening:
      'A load that drops leaves no time to move. Every lift is planned, and everyone else keeps clear.',
    points: [
      'No lift without a lifting plan, a competent person in charge and a briefing. Ask to see the plan if you are in the team.',
      'Slings, shackles and chains are thoroughly examined every six months, and checked by you before each use. No tag, no lift.',
      'Know the weight before it leaves the ground. The safe working load falls with the radius and the angle of the slings.',
      'One slinger signaller gives the signals. Anyone may signal stop.',
      'Never stand, walk or reach under a load. Use tag lines, and keep your hands out of the pinch points.',
      'Watch the wind. Stop at the limit in the plan, not when the load starts to swing.',
    ],
    ask: 'What is being lifted today, over which area, and who keeps people out of it?',
    closing: stop,
  },
  {
    topic: 'excavation',
    title: 'Excavations',
    opening:
      'A cubic metre of soil weighs well over a tonne. A trench that looks sound can collapse without warning, and people die in shallow ones.',
    points: [
      'Never go into a trench that is not supported, battered back or stepped. No depth is safe without it.',
      'It is inspected by a competent person before every shift, and after rain, a fall of earth or a knock.',
      'Keep plant, vehicles and spoil back from the edge. Use stop blocks where lorries tip.',
      'Treat every service as live. Have the drawings, the CAT scan and the permit before the first bucket, then hand dig.',
      'Go in and out by a ladder, and keep barriers around the edge.',
      'Bad air collects in pits. If anyone feels faint, get everyone out, and do not go in after them.',
    ],
    ask: 'Who inspected the excavations this morning, and where is it recorded?',
    closing: stop,
  },
  {
    topic: 'dust',
    title: 'Dust and silica',
    opening:
      'Cutting concrete, brick or stone makes silica dust too fine to see. Years later it scars the lungs, and the damage is permanent. The HSE believes that over 500 construction workers die from it every year.',
    points: [
      'Order it cut to size, or use a method that makes no dust, before you reach for the saw.',
      'Cut wet, with enough water, or with an M or H class extractor on the tool. Check that it works before you start.',
      'Wear an FFP3 mask too, and only one you have passed a face-fit test for. Stubble breaks the seal.',
      'Never sweep dry and never blow down with air. Use a vacuum or damp it first.',
      'Wood dust and plaster dust are harmful too. The same rules apply.',
      'Keep others out of your dust, and do not take it home on your clothes.',
    ],
    ask: 'Which job today makes the most dust, and how could we reduce it?',
    closing: stop,
  },
  {
    topic: 'manual-handling',
    title: 'Manual handling',
    opening:
      'Backs, shoulders and knees are worn out one lift at a time. Most of the damage comes from ordinary loads on ordinary days.',
    points: [
      'Do not lift by hand what a machine, a trolley or a hoist can lift. Have it delivered to where it is used.',
      'Before each lift, think about the task, the person, the load and the place: how far, how heavy, how awkward, what underfoot.',
      'Feet apart, bend your knees, keep the load close, and turn with your feet, not your back.',
      'Two people lift what one should not. One of them calls it.',
      'Break loads down. Ask for 20 kg bags, and for blocks that are fit for one person or a lifter.',
      'Speak up early if something hurts. A week of other work is better than a year off.',
    ],
    ask: 'What did you carry yesterday that you should not have had to carry?',
    closing: stop,
  },
  {
    topic: 'plant-and-people',
    title: 'Plant and people',
    opening:
      'The driver of a 20-tonne machine cannot see what is close to it. People on foot are hit while it reverses, slews or moves off.',
    points: [
      'Stay on the walkways and behind the barriers. A short cut across a haul road is not worth it.',
      'Never walk behind or next to working plant. Stop, get eye contact and a thumbs up from the driver, and wait until the bucket is on the ground.',
      'Do not stand in the slew radius or between a machine and something solid.',
      'Reverse only with a banksman where the plan says so. If the driver cannot see the banksman, the driver stops.',
      'Drivers: do your daily checks, clean mirrors and cameras, wear your seat belt, and take the key out when you leave.',
      'Only trained people with the right card may drive. No phones in the cab or on the haul road.',
    ],
    ask: 'Where do people and plant meet on this site, and how do we keep them apart?',
    closing: stop,
  },
  {
    topic: 'electricity',
    title: 'Electricity',
    opening:
      'You cannot see whether it is live. Contact with a cable, a damaged tool or an overhead line can kill instantly.',
    points: [
      'Look at the plug, the lead and the casing before every use. Damaged means out of use, with a label on it.',
      'Use battery tools or 110 V. If there is 230 V, it goes through an RCD that you test first.',
      'Keep leads off the ground and out of water, and unroll drums fully.',
      'Only electricians open panels and boards. Isolate, lock off, keep the key, and prove it dead.',
      'Treat every cable as live, in walls, ceilings and in the ground, until you have proof.',
      'Overhead lines: know the clearance and the goal posts. If plant touches a line, stay in the cab, keep others away and call 105.',
    ],
    ask: 'Which cables are live on this site today, and how would you know?',
    closing: stop,
  },
  {
    topic: 'fire',
    title: 'Fire on site',
    opening:
      'A building that is not finished has no doors or linings to hold a fire back. It spreads in minutes, and the way out may have changed since yesterday.',
    points: [
      'Know today’s way out, the alarm and the assembly point. Walk it once before you start.',
      'Keep stairs and escape routes clear. Do not store or charge anything on them.',
      'Hot work needs a permit, an extinguisher at hand and a fire watch for at least an hour after it is finished.',
      'Waste is fuel. Clear it every day, and keep skips away from the building.',
      'Store gas bottles outside, upright and locked. Charge batteries in the charging area, never overnight in a cabin.',
      'If there is a fire: raise the alarm, get out, call 999 and go to the assembly point. Use an extinguisher only if your way out is behind you.',
    ],
    ask: 'If the alarm went off now, which way would you go, and who would take the roll call?',
    closing: stop,
  },
];
