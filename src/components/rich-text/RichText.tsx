import type { ComponentProps } from 'react';
import { parseRichText } from './rich-text.ts';

interface RichTextProps {
  readonly source: string;
}

/** Running text with bold words and links (rich-text.ts). */
export function RichText({ source }: RichTextProps) {
  return parseRichText(source).map((part, index) => {
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'link') {
      return (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.text;
  });
}

/** A paragraph of it. */
export const RichParagraph = ({ source, ...paragraph }: RichTextProps & ComponentProps<'p'>) => (
  <p {...paragraph}>
    <RichText source={source} />
  </p>
);
