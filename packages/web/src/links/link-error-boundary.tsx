import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';

/** The error boundary of the link page, which has no router. */
export class LinkErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto grid max-w-[680px] gap-4 p-gutter py-8">
        <h1>This page did not load</h1>
        <Failure text="Check that you have signal, then load the page again." />
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </main>
    );
  }
}
