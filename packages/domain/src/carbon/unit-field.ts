import { line, requiredLine } from '../kernel/text.ts';
import { isEitherTon } from './units.ts';

const whichTon = 'Enter t for metric tonnes (1,000 kg) or ton (UK) for UK tons (1,016 kg)';

export const unit = line('Unit', 30).refine((word) => !isEitherTon(word), whichTon);
export const requiredUnit = requiredLine('Unit', 30).refine((word) => !isEitherTon(word), whichTon);
