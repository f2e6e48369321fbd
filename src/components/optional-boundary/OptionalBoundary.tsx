import { Component } from 'react';
import type { ReactNode } from 'react';

interface OptionalBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Around what a page can do without: when it breaks, it is gone, and the page stays. React reports the
 * error on the console.
 */
export class OptionalBoundary extends Component<
  OptionalBoundaryProps,
  { readonly isBroken: boolean }
> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
