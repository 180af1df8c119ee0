import { keysOf } from '../kernel/keys-of.ts';

/** RIDDOR 2013, regulation 4: always reportable for a person at work. */
export const specifiedInjuries = [
  'fracture',
  'amputation',
  'sight',
  'crush',
  'burn',
  'scalping',
  'unconscious',
  'enclosed_space',
] as const;

/** The most serious harm. */
export const riddorHarms = [
  'none',
  'minor',
  'death',
  'suicide',
  ...specifiedInjuries,
  'digit_fracture',
] as const;

export type RiddorHarm = (typeof riddorHarms)[number];

/** The injured person; a dangerous occurrence may have none. */
export const personLabels = {
  worker: 'Someone at work',
  public: 'A member of the public',
  nobody: 'No one was hurt',
};
export const riddorPeople = keysOf(personLabels);

export const harmLabels: Record<RiddorHarm, string> = {
  none: 'No injury',
  minor: 'Another injury not in this list',
  death: 'Death',
  suicide: 'Suicide',
  fracture: 'Fracture, other than fingers, thumbs or toes',
  digit_fracture: 'Fracture of a finger, thumb or toe',
  amputation: 'Amputation',
  sight: 'Loss or reduction of sight',
  crush: 'Crush injury to the head or torso with internal damage',
  burn: 'Burn covering more than 10% of the body, or damaging the eyes, lungs or other vital organs',
  scalping: 'Scalping requiring hospital treatment',
  unconscious: 'Loss of consciousness caused by head injury or asphyxia',
  enclosed_space: 'Hypothermia, heat illness or resuscitation after work in an enclosed space',
};
