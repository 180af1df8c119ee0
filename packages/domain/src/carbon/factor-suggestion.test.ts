import { describe, expect, it } from 'vitest';
import { aFactor } from './factor.fixture.ts';
import type { Factor } from './factor.ts';
import { betterThanAverages, type SuggestionInput, suggestionsFrom } from './factor-suggestion.ts';

const official = (name: string): Factor =>
  aFactor({ id: name, name: `${name}, primary material production` });
const epd = (name: string, over: Partial<Factor> = {}): Factor =>
  aFactor({ id: name, source: 'epd', name, year: 2024, ...over });
const ice = (name: string, over: Partial<Factor> = {}): Factor =>
  epd(name, { source: 'ice', ...over });

const averages = [
  'Metals',
  'Concrete',
  'Bricks',
  'Wood',
  'Insulation',
  'Aggregates',
  'Plasterboard',
].map(official);
const rebar = epd('Reinforcing bar, electric arc furnace');
const day = '2026-05-20';

const suggested = (material: Partial<SuggestionInput> & { name: string }, ...factors: Factor[]) =>
  suggestionsFrom([...averages, ...factors])({ unit: 't', ...material }, day)?.factor.id;

describe('the suggested factor', () => {
  it('is the EPD, then our own, then ICE, then the official average', () => {
    const bars = [epd('Rebar'), epd('Steel bar', { source: 'own' }), ice('Steel reinforcement')];
    const bar = { name: 'T16 rebar, cut and bent' };
    expect(suggested(bar, ...bars)).toBe('Rebar');
    expect(suggested(bar, ...bars.slice(1))).toBe('Steel bar');
    expect(suggested(bar, ...bars.slice(2))).toBe('Steel reinforcement');
    expect(suggested(bar)).toBe('Metals');
    expect(suggestionsFrom(averages)({ ...bar, unit: 't' }, day)?.matched).toBe('reinforcing bar');
  });

  it.each([
    // The material, the factor of the company, and the one that is suggested.
    ['Reinforcement', rebar.name, rebar.name],
    ['T20 rebar, straight 6 m', rebar.name, rebar.name],
    ['H12 bars', rebar.name, rebar.name],
    ['Steel reinforcing bar B500B', rebar.name, rebar.name],
    ['A193 mesh, 4.8 × 2.4 m', rebar.name, 'Metals'],
    ['A193 mesh, 4.8 × 2.4 m', 'Reinforcing mesh', 'Reinforcing mesh'],
    ['Reinforcement mesh', rebar.name, 'Metals'],
    ['Stainless rebar, 12 mm', rebar.name, 'Metals'],
    ['Rebar, 12 mm', 'Stainless steel bar', 'Metals'],
    ['Tying wire for rebar', rebar.name, undefined],
    ['Rebar spacers', rebar.name, undefined],
    ['Rebar fixing, labour', rebar.name, undefined],
    ['Steel bar, flat 50 × 6 mm', rebar.name, undefined],
    ['Structural steel, UB 254', rebar.name, 'Metals'],
    ['C32/40 ready-mixed concrete', 'Ready-mix RC 32/40', 'Ready-mix RC 32/40'],
    ['Concrete C32/40', 'Ready-mix RC 32/40', 'Ready-mix RC 32/40'],
    ['C35/45 ready-mixed concrete, pump mix', 'Concrete C35/45', 'Concrete C35/45'],
    ['C28/35 ready-mixed concrete', 'Ready-mix C32/40', 'Concrete'],
    ['C32/40 ready-mixed concrete', 'Ready-mix C32/40, 50% GGBS', 'Concrete'],
    ['C32/40 concrete, 50% GGBS', 'Ready-mix C32/40, 50% GGBS', 'Ready-mix C32/40, 50% GGBS'],
    ['C32/40 concrete, 50% GGBS', 'Ready-mix C32/40, 70% GGBS', 'Concrete'],
    ['Ready-mixed concrete', 'Ready-mixed concrete, average', 'Concrete'],
    ['Concrete pump, 36 m boom', 'Ready-mix C32/40', undefined],
    ['Concrete spacers, 40/50 mm', 'Ready-mix C40/50', undefined],
    ['Prestressed lintel, 100 × 65 × 1200 mm', 'Ready-mix C32/40', undefined],
    ['Dense block 100 mm, 7.3 N', 'Dense concrete block', 'Dense concrete block'],
    ['Aircrete block 100 mm, 3.6 N', 'Dense concrete block', 'Concrete'],
    ['Aircrete block 100 mm', 'AAC block', 'AAC block'],
    ['Red multi facing brick, 65 mm', 'Clay facing brick', 'Clay facing brick'],
    ['Class B engineering brick, blue', 'Clay facing brick', 'Bricks'],
    ['Brick slips', 'Clay facing brick', undefined],
    ['C24 carcassing 47 × 150 mm', 'Softwood, kiln-dried', 'Softwood, kiln-dried'],
    ['Hardwood, oak', 'Softwood, kiln-dried', 'Wood'],
    ['Formwork ply and timber', 'Plywood', undefined],
    ['Formwork plywood, phenolic 18 mm', 'Structural plywood', 'Wood'],
    ['18 mm OSB3, 2440 × 1220', 'OSB', 'OSB'],
    ['Plasterboard 12.5 mm tapered', 'Gypsum board', 'Gypsum board'],
    ['Plasterboard, fire 15 mm', 'Gypsum board', 'Plasterboard'],
    ['PIR board 100 mm', 'Stone wool', 'Insulation'],
    ['MOT type 1 sub-base', 'Type 1 sub-base', 'Type 1 sub-base'],
    ['MOT type 1 sub-base', 'Recycled type 1 sub-base', 'Aggregates'],
  ])('of %s beside %s is %s', (name, declared, expected) => {
    expect(suggested({ name }, epd(declared))).toBe(expected);
  });

  it('needs a unit that converts, and the same size where it is counted by number, length or area', () => {
    const perTonne = epd('Facing brick');
    const brick = { name: 'Facing brick, 65 mm', unit: 'no.' };
    expect(suggested(brick, perTonne)).toBeUndefined();
    expect(suggested({ ...brick, unitWeight: '2.2' }, perTonne)).toBe(perTonne.id);
    const board = { name: 'Plasterboard 12.5 mm', unit: 'm²' };
    expect(suggested(board, epd('Plasterboard', { unit: 'm²' }))).toBeUndefined();
    expect(suggested(board, epd('Plasterboard 15 mm', { unit: 'm²' }))).toBeUndefined();
    expect(suggested(board, epd('Plasterboard 12.5 mm', { unit: 'm²' }))).toBe(
      'Plasterboard 12.5 mm',
    );
  });

  it('is neither expired, nor one of two that fit equally well, nor for a tool', () => {
    const bar = { name: 'Rebar' };
    expect(suggested(bar, epd('Rebar', { expiresOn: '2026-05-19' }))).toBe('Metals');
    expect(suggested(bar, epd('Rebar', { expiresOn: day }))).toBe('Rebar');
    expect(suggested(bar, rebar, epd('Rebar'))).toBeUndefined();
    expect(suggested(bar, rebar, epd('Rebar', { year: 2025 }))).toBe('Rebar');
    expect(suggested({ ...bar, category: 'Hire' }, rebar)).toBeUndefined();
    expect(suggested(bar, { ...rebar, category: 'plant' })).toBe('Metals');
  });
});

describe('the factor that is better than the one in use', () => {
  const bar = { name: 'Rebar', unit: 't' };
  const better = betterThanAverages([...averages, rebar, ice('Rebar, world average')]);

  it('is only of a better source than an average', () => {
    expect(better(bar, 'official', day)?.id).toBe(rebar.id);
    expect(better(bar, 'ice', day)?.id).toBe(rebar.id);
    expect([better(bar, 'epd', day), better(bar, 'own', day), better(bar, null, day)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const [onlyIce, none] = [betterThanAverages([ice('Rebar')]), betterThanAverages(averages)];
    expect(onlyIce(bar, 'official', day)?.id).toBe('Rebar');
    expect([onlyIce(bar, 'ice', day), none(bar, 'official', day)]).toEqual([undefined, undefined]);
  });

  it('is not our override of an official row', () => {
    const override = { ...official('Metals'), source: 'own' as const, official: '3821.94858' };
    expect(betterThanAverages([override])(bar, 'official', day)).toBeUndefined();
  });
});
