import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Sun,
} from 'lucide-react';

/** The first match is used: conditions are free text. */
const icons: readonly (readonly [words: RegExp, icon: LucideIcon])[] = [
  [/thunder|lightning|storm/i, CloudLightning],
  [/snow|sleet|hail/i, CloudSnow],
  [/drizzle/i, CloudDrizzle],
  [/rain|shower|wet/i, CloudRain],
  [/fog|mist/i, CloudFog],
  [/partly|mainly|bright/i, CloudSun],
  [/clear|sun|fine|dry/i, Sun],
];

export const conditionIcon = (condition: string): LucideIcon =>
  icons.find(([words]) => words.test(condition))?.[1] ?? Cloud;
