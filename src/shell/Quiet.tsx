import { Component, type ReactNode, Suspense } from 'react';

interface QuietProps {
  readonly children: ReactNode;
  /** What stands in its place; left out, nothing does. */
  readonly meanwhile?: ReactNode;
}

/** Around a part that the page can do without: while it loads, and where it fails, nothing is said. */
export class Quiet extends Component<QuietProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, meanwhile = null } = this.props;
    return this.state.failed ? meanwhile : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
