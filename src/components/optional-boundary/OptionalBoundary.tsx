import { Component } from 'react';
import type { ReactNode } from 'react';

interface OptionalBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a part that throws; nothing by default. */
  readonly fallback?: ReactNode;
}

/**
 * Wraps parts of a page: one that throws is removed or replaced, and the rest of the page stays.
 * React logs the error to the console.
 */
export class OptionalBoundary extends Component<
  OptionalBoundaryProps,
  { readonly isBroken: boolean }
> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
