/** Prints made in the browser, by our button or its own menu, are in the activity log too. */
export function reportPrint(): void {
  const what = document.title || 'Page';
  const filter = location.search;
  // A print cannot be held back: without signal it leaves unreported.
  void import('../platform/report-export.ts')
    .then(({ reportExport }) => reportExport({ what, format: 'print', rows: null, filter }))
    .catch(() => {});
}
