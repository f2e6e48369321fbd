import { Component } from 'react';
import type { ReactNode } from 'react';

interface OptionalBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Wraps optional parts of a page: a part that throws is removed, and the rest of the page stays.
 * React logs the error to the console.
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
