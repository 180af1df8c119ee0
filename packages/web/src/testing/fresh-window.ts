/** All files of a worker look through one window: each finds it as it was opened. */
localStorage.clear();
sessionStorage.clear();
(window as unknown as Window & { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
  'http://localhost:3000/',
);
