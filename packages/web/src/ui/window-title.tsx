import { createContext, useContext } from 'react';

const Company = createContext('Sitewright');

/** Whose company the windows below are called after. */
export const CompanyName = Company.Provider;

/** The window is called after what it shows; without one, as `index.html` says. */
export const WindowTitle = ({ heading }: { heading: string }) => (
  <title>{`${heading} · ${useContext(Company)}`}</title>
);
