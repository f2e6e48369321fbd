import { parseRichText } from './rich-text.ts';

/** Running text with bold words and links (rich-text.ts). */
export function RichText({ source }: { readonly source: string }) {
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
