const official = (year: number): string =>
  `UK Government GHG Conversion Factors for Company Reporting ${year}, DESNZ and Defra`;

/** 2024 was corrected in October of that year. */
export const officialCitation = (year: number): string =>
  year === 2024 ? `${official(year)} (version 1.1)` : official(year);

/** The attribution that the licence requires with these figures. */
export const officialAttribution = (year: number): string =>
  `Contains public sector information licensed under the Open Government Licence v3.0. ${official(year)}.`;

export const iceCitation = 'Inventory of Carbon & Energy (ICE) Database, Circular Ecology';

export const wasteListAttribution =
  'List of Wastes: contains public sector information licensed under the Open Government Licence v3.0.';
