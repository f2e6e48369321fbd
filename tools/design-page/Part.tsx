import type { ReactNode } from 'react';
import { stack, text } from '#src/design/layout.css.ts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a section, with its title. */
export const Part = ({ title, children }: PartProps) => (
  <div className={stack.snug}>
    <h3 className={text.cardTitle}>{title}</h3>
    {children}
  </div>
);
