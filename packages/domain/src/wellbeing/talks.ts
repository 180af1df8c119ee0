import { safetyTalks } from './safety-talks.ts';
import type { Talk } from './talk.ts';

const lines =
  'The Construction Industry Helpline is free and open day and night: 0345 605 1956, or text HARDHAT to 85258.';

const wellbeingTalks: readonly Talk[] = [
  {
    topic: 'talking',
    title: 'It is good to talk',
    opening:
      'We look after each other at height and around plant. This is the same thing, for what is going on in our heads.',
    points: [
      'Everyone has mental health, just as everyone has a back and knees. It can be good one month and bad the next.',
      'Talking early is easier than talking late. You do not need a diagnosis or a good reason.',
      'When a mate opens up, listen. Do not fix, joke or compare. “That sounds hard. Tell me more” is enough.',
      'What is said in confidence stays there, unless someone is in danger.',
      'The people you can talk to on this job are on the Wellbeing page. What you tell them does not go to your manager.',
    ],
    ask: 'Who would you talk to first, on site or at home? Think of a name; you do not have to say it.',
    closing: lines,
  },
  {
    topic: 'spotting',
    title: 'Spotting when a mate is struggling',
    opening: 'People rarely say they are not well. Their workmates often see it first.',
    points: [
      'Changes count more than habits: quieter or louder than usual, late, short-tempered, careless with kit.',
      'Listen for “what is the point”, “I am just tired”, “they would be better off without me”.',
      'Pick a quiet place, walking side by side or in the van. Say what you have seen: “You have not been yourself this week.”',
      'Ask twice. The first “I am fine” is a habit; “How are you really?” gets the answer.',
      'You are not their doctor. Help them take the next step: a call, the GP or one of our supporters.',
      'Anyone whose mind is elsewhere should not be on a machine or at height. Tell the supervisor they need a swap, not why.',
    ],
    ask: 'What would you notice about the person to your left if they were having a bad week?',
    closing: lines,
  },
  {
    topic: 'suicide',
    title: 'Suicide: asking saves lives',
    opening:
      'Men in construction in the UK die by suicide far more often than men in most other jobs. Before we start: if this is close to home, you can step out, and I will find you afterwards.',
    points: [
      'Asking about suicide does not put the idea into anyone’s head. It shows that someone has noticed.',
      'Ask plainly: “Are you thinking about ending your life?” Stay calm, whatever the answer.',
      'If it is yes, stay with them, or make sure that someone does. Keep them away from height, traffic, tools and medicines.',
      'If a life is in danger now, call 999. Otherwise call together: Samaritans on 116 123, or NHS 111 and press 2.',
      'Do not promise to keep it secret. Promise that they will not face it alone.',
      'Afterwards, look after yourself too, and talk to one of our supporters.',
    ],
    ask: 'Which number would you call from here, right now? Save it in your phone before we go.',
    closing: `Samaritans: 116 123. ${lines} If a life is at risk: 999.`,
  },
  {
    topic: 'fatigue',
    title: 'Tired people make mistakes',
    opening:
      'After seventeen hours awake we react about as slowly as after a couple of drinks. Most of us have driven home like that.',
    points: [
      'The law gives workers 11 hours of rest between two working days, a break of at least 20 minutes when the day is longer than six hours, and a day off in seven.',
      'The working week must not be more than 48 hours on average over 17 weeks, unless you have agreed to it in writing. You can change your mind.',
      'The worst hours are the early morning, after lunch, and the way home. Count the travel.',
      'Strong coffee and an open window do little. A break, water and a nap of 15 to 20 minutes help.',
      'If you slept badly, say so before the shift. We would rather change the job than pick up the pieces.',
    ],
    ask: 'Which task today would you not want to do tired? What can we change about it?',
    closing: 'Your own hours are on the Wellbeing page. Only you see them.',
  },
  {
    topic: 'stress',
    title: 'Pressure and stress',
    opening:
      'A bit of pressure gets a pour done before the rain. Stress is pressure that does not stop, and it makes people ill.',
    points: [
      'Signs: poor sleep, headaches, a short fuse, forgetting things, drinking more, not wanting to come in.',
      'Employers have a legal duty to assess the risk of stress at work, as with any other risk.',
      'The HSE names six causes: demands, control, support, relationships, role and change. Which of them can we do something about?',
      'Say early if a programme cannot be met. A difficult conversation on Tuesday is better than a bad Friday.',
      'Do one thing at a time, and take your breaks. No one lays straight bricks in a hurry.',
    ],
    ask: 'What on this job winds people up every day that we could put right this week?',
    closing:
      'Raise it with the supervisor, and answer the weekly check-in honestly: no one can see whose answers they are.',
  },
  {
    topic: 'drink-and-drugs',
    title: 'Drink, drugs and the morning after',
    opening:
      'This is not a sermon. It is about getting home with all your fingers, and about getting help without losing your job.',
    points: [
      'The body clears about one unit of alcohol an hour. Four pints at closing time can still be in your blood at seven in the morning.',
      'Some medicines make you drowsy too. Read the leaflet, ask the pharmacist, and tell the supervisor that you need other work that day.',
      'Drink and drugs are often what people reach for when they cannot sleep, are in pain or feel low. They make all three worse.',
      'If you think someone is under the influence, they must not work. Get them somewhere safe and call the supervisor; do not let them drive.',
      'Ask for help before something happens: it is a health matter. Your GP and Drinkline, 0300 123 1110, are good first steps.',
    ],
    ask: 'How do we get someone home safely if they turn up unfit to work?',
    closing: lines,
  },
  {
    topic: 'money',
    title: 'Money worries',
    opening:
      'Late pay, gaps between jobs and rising bills keep people awake. It is a common reason to call the helpline.',
    points: [
      'Opening the envelope is the hardest part. Debt gets easier once someone else knows about it.',
      'Free, independent advice: StepChange on 0800 138 1111, National Debtline on 0808 808 4000, and Citizens Advice.',
      'No one has to pay for debt advice. Be wary of anyone who asks for a fee first.',
      'Breathing Space can stop interest and letters for 60 days in England and Wales. A debt adviser can apply for it. Scotland has its own scheme.',
      'The Lighthouse Charity gives emergency financial help to construction workers and their families.',
      'If gambling is part of it: the National Gambling Helpline, 0808 8020 133, free, day and night.',
    ],
    ask: 'What would make it easier to say “I am short this month”?',
    closing: lines,
  },
  {
    topic: 'bullying',
    title: 'Banter and bullying',
    opening:
      'Banter is when both are laughing. When one of them has stopped, it is something else.',
    points: [
      'Bullying is anything that makes someone feel small, left out or threatened, whatever was meant. It happens in the cabin, on the tools and in the group chat.',
      'Harassment over sex, race, religion, disability, age or sexual orientation is against the law.',
      'Apprentices and new starters have the least power to answer back. Sending them for tartan paint is funny once; humiliating them is not.',
      'If you see it, say something small: “Leave it out.” Or go to the person afterwards and ask whether they are all right.',
      'If it is you: write down what happened and when, and tell someone you trust, a supporter or the office. Acas gives free advice on 0300 123 1100.',
    ],
    ask: 'Where is the line on this site, and who is going to say so when it is crossed?',
    closing: lines,
  },
];

/** The library as it is listed: what the work of the day asks for comes first. */
export const talkGroups = [
  { title: 'Safety', talks: safetyTalks },
  { title: 'Wellbeing', talks: wellbeingTalks },
] as const;

export const talks: readonly Talk[] = talkGroups.flatMap((group) => group.talks);
