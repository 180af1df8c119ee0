import { createContext, useContext } from 'react';

const Company = createContext('Sitewright');

/** The company name in the titles of the windows below. */
export const CompanyName = Company.Provider;

/** The window title names what is shown; otherwise that of `index.html` is used. */
export const WindowTitle = ({ heading }: { heading: string }) => (
  <title>{`${heading} · ${useContext(Company)}`}</title>
);
