import { useEffect } from 'react';

/** The window is called after the heading that it shows, also when that changes later. */
export function useDocumentTitle(company: string): void {
  useEffect(() => {
    const retitle = () => {
      const heading = document.querySelector('h1')?.textContent;
      document.title = heading ? `${heading} · ${company}` : company;
    };
    retitle();
    const observer = new MutationObserver(retitle);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [company]);
}
