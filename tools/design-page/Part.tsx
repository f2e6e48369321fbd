import type { ReactNode } from 'react';
import { stack, text } from '#src/design/layout.css.ts';

export interface PartProps {
  readonly title: string;
  /** The column that the title keeps to, where what is below is as wide as the window. */
  readonly column?: string;
  readonly children: ReactNode;
}

/** A part of a section, with its title. */
export const Part = ({ title, column = '', children }: PartProps) => (
  <div className={stack.snug}>
    <h3 className={`${column} ${text.cardTitle}`}>{title}</h3>
    {children}
  </div>
);
