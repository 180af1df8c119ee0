import { describe, expect, it } from 'vitest';
import { bottomBar, placeAt, sidebar } from './nav-items.ts';

const sidebarPlaces = [...sidebar.main, ...sidebar.settings];
const barPlaces = [...bottomBar.grid, ...bottomBar.row];

describe('the place that is lit', () => {
  it.each([
    ['/', 'Contracts', 'Home'],
    ['/projects', 'Contracts', 'Contracts'],
    ['/projects/', 'Contracts', 'Contracts'],
    ['/projects/quay-street', 'Contracts', 'Contracts'],
    ['/contracts', 'Contracts', 'Contracts'],
    ['/entries', 'Contracts', 'Contracts'],
    ['/create-contract', 'Contracts', 'Contracts'],
    ['/edit-project/7', 'Contracts', 'Contracts'],
    ['/project/quay-street', 'Contracts', 'Contracts'],
    ['/project/quay-street/site-issues/new', 'Contracts', 'Contracts'],
    ['/project/quay-street/carbon-footprint', 'Contracts', 'Contracts'],
    ['/suppliers', 'Suppliers', 'Suppliers'],
    ['/materials/new', 'Materials', 'Materials'],
    ['/materials/edit/7', 'Materials', 'Materials'],
    ['/workforce/edit/7', 'Workforce', 'Workforce'],
    ['/cost-analysis/quay-street', 'Cost Analysis', 'Cost Analysis'],
    ['/wellbeing', 'Wellbeing', undefined],
    ['/carbon-settings', 'Carbon Standards', undefined],
    ['/carbon-footprint', undefined, 'Carbon'],
    ['/carbon-footprint/quay-street', undefined, 'Carbon'],
    ['/risk-assessment', undefined, 'Risk'],
    ['/settings', 'User Settings', 'Settings'],
    ['/email-templates', 'User Settings', 'Settings'],
    ['/email-templates/guide', 'User Settings', 'Settings'],
    ['/data-backup', 'Data Backup', undefined],
    ['/company', 'Company Profile', undefined],
    ['/team', undefined, undefined],
    ['/suppliers-of-old', undefined, undefined],
    ['/projector', undefined, undefined],
  ])('at %s is %s in the sidebar and %s in the bottom bar', (path, inSidebar, inBar) => {
    expect(placeAt(sidebarPlaces, path)?.label).toBe(inSidebar);
    expect(placeAt(barPlaces, path)?.label).toBe(inBar);
  });
});
